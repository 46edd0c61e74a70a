import { consentKinds, consentStorageKey, consentTo } from '#shop/consent/consent.rules.ts'
import { allowedIn, questionElement } from '#shop/consent/question.rules.ts'
import { compressText } from './lz-compress.ts'

const refusable = consentKinds.filter((kind) => kind !== 'necessary')

/** Every choice that can be made, a bit for each kind. */
const choices = Array.from({ length: 2 ** refusable.length }, (_, bits) =>
  consentTo(refusable.filter((_kind, place) => (bits >> place) & 1)),
)

/** What `askEarly` needs from outside; every choice as it is stored, by what it allows. */
export const earlyQuestion = {
  key: consentStorageKey,
  tag: questionElement,
  template: 'pregunta-de-cookies',
  stored: Object.fromEntries(
    choices.map((choice) => [allowedIn(choice), compressText(JSON.stringify(choice))]),
  ),
}

/**
 * Serialised into the page, so it uses nothing from outside: asks about cookies while the page waits with its scripts, where
 * they would ask, and stores the answer as they do. Who allows to be counted needs what counts: `start`. Returns what ends it where it has not asked yet.
 */
export function askEarly(
  { key, tag, template, stored }: typeof earlyQuestion,
  start: () => void,
): () => void {
  const isAnswered = () => {
    try {
      return localStorage.getItem(key) !== null
    } catch {
      return false
    }
  }
  const page = document.getElementById(template)
  if (!(page instanceof HTMLTemplateElement) || isAnswered()) return () => {}
  let isLate = false
  const question = document.createElement(tag)
  const show = (step: number) => {
    const view = page.content.children[step]
    if (view) question.replaceChildren(document.importNode(view, true))
  }
  const leave = () => {
    question.remove()
    removeEventListener('storage', answeredElsewhere)
  }
  const answeredElsewhere = (event: StorageEvent) => {
    if (event.key === key) leave()
  }
  const answer = (allowed: string) => {
    try {
      localStorage.setItem(key, stored[allowed] ?? '')
    } catch {
      // a browser without storage asks again on the next page
    }
    leave()
    dispatchEvent(new StorageEvent('storage', { key }))
    if (allowed) start()
  }
  question.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button')
    if (!button || button.form) return
    if (button.name !== 'choose') return answer(button.value)
    show(1)
    question.querySelector('h2')?.focus()
  })
  question.addEventListener('submit', (event) => {
    event.preventDefault()
    answer(new FormData(event.target as HTMLFormElement).getAll('kind').join())
  })
  const ask = () => {
    if (isLate || isAnswered()) return
    show(0)
    document.querySelector('body > a')?.after(question)
    addEventListener('storage', answeredElsewhere)
  }
  /** The styles of what a page does not show yet come with it. */
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=later][href$=".css"]')]
  void Promise.all(
    styles.map(
      (link) =>
        new Promise((done) => {
          link.onload = done
          link.onerror = done
          link.rel = 'stylesheet'
        }),
    ),
  ).then(ask)
  return () => {
    isLate = true
  }
}
