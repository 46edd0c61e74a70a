import { parseHTML } from 'linkedom'
import { isInaccessible, roleOf } from './roles.ts'
import { folded, nameOf, textOf } from './text.ts'

/** A name is asked for whole, or by an expression that it matches. */
type Name = string | RegExp

const matches = (text: string, name: Name | undefined): boolean =>
  name === undefined || (typeof name === 'string' ? text === folded(name) : name.test(text))

/** What can be asked of a page or of one part of it, as Testing Library asks: by role and name. */
export interface Queries {
  /** All text that is shown, spaces folded. */
  readonly text: string
  allByRole(role: string, name?: Name): Element[]
  /** Throws unless there is exactly one, and says which ones there are. */
  byRole(role: string, name?: Name): Element
  heading(name?: Name): Element
  button(name?: Name): Element
  link(name?: Name): Element
  /** Where a link of that name leads. */
  href(name: Name): string
  image(name: Name): Element
  dialog(name?: Name): Element
  alert(): Element
  /** A field by its label, whatever its kind. */
  field(label: Name): Element
  has(role: string, name?: Name): boolean
  hasField(label: Name): boolean
  /** What describes an element beside its name: a hint, what is wrong with a field. */
  description(element: Element): string
  /** Where the links lead. */
  readonly hrefs: readonly string[]
  /** What stands in the fields, hidden ones included. */
  readonly values: readonly string[]
  /** What the forms send under a name, hidden fields and buttons included. */
  valuesOf(name: string): readonly string[]
  /** The first of them. */
  valueOf(name: string): string | undefined
  /** For what has no role: hidden fields, the head, attributes; never by class. */
  all(selector: string): Element[]
  /** The same questions about one part. */
  within(part: Element): Queries
}

export interface Page extends Queries {
  readonly title: string
  readonly language: string
  /** The content of a meta element by its name, property or the header it stands for. */
  meta(name: string): string | null
  /** The address of a link element by its `rel`. */
  linked(rel: string): string | null
  readonly ids: readonly string[]
  /** What the page tells machines about itself (JSON-LD). */
  readonly records: readonly Record<string, unknown>[]
}

const fields = 'input, select, textarea, [role="combobox"], [role="switch"], [role="slider"]'

function only(found: readonly Element[], wanted: string, others: readonly Element[]): Element {
  const [first] = found
  if (first && found.length === 1) return first
  const names = others.map((element) => `"${nameOf(element)}"`).join(', ')
  throw new Error(`${found.length} times ${wanted}; there are: ${names || 'none'}`)
}

const attributesIn = (root: ParentNode, selector: string, name: string): string[] =>
  [...root.querySelectorAll(`${selector}[${name}]`)].map(
    (element) => element.getAttribute(name) ?? '',
  )

const marks: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  amp: '&',
}

/** linkedom leaves the entities of a text area as they are written. */
const typedIn = (area: Element): string =>
  (area.textContent ?? '').replace(
    /&(lt|gt|quot|#x27|amp);/g,
    (_, mark: string) => marks[mark] ?? '',
  )

const sentBy = (field: Element): string =>
  field.tagName === 'TEXTAREA' ? typedIn(field) : (field.getAttribute('value') ?? '')

function descriptionOf(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(/\s+/) ?? []
  const parts = ids.map((id) => element.ownerDocument.getElementById(id))
  return folded(parts.map((part) => (part ? textOf(part) : '')).join(' '))
}

function queries(root: ParentNode, text: () => string): Queries {
  const accessible = (selector: string) =>
    [...root.querySelectorAll(selector)].filter((element) => !isInaccessible(element))
  const allByRole = (role: string, name?: Name) =>
    accessible('*').filter(
      (element) =>
        roleOf(element) === role && (name === undefined || matches(nameOf(element), name)),
    )
  const byRole = (role: string, name?: Name) =>
    only(allByRole(role, name), `${role} ${name ?? ''}`, allByRole(role))
  const labelled = (label: Name) =>
    accessible(fields).filter((element) => matches(nameOf(element), label))
  const valuesOf = (name: string) => [...root.querySelectorAll(`[name="${name}"]`)].map(sentBy)
  return {
    get text() {
      return text()
    },
    allByRole,
    byRole,
    heading: (name) => byRole('heading', name),
    button: (name) => byRole('button', name),
    link: (name) => byRole('link', name),
    href: (name) => byRole('link', name).getAttribute('href') ?? '',
    image: (name) => byRole('img', name),
    dialog: (name) => byRole('dialog', name),
    alert: () => byRole('alert'),
    field: (label) => only(labelled(label), `field ${label}`, accessible(fields)),
    description: descriptionOf,
    get hrefs() {
      return attributesIn(root, 'a', 'href')
    },
    get values() {
      return attributesIn(root, 'input', 'value')
    },
    valuesOf,
    valueOf: (name) => valuesOf(name)[0],
    all: (selector) => [...root.querySelectorAll(selector)],
    has: (role, name) => allByRole(role, name).length > 0,
    hasField: (label) => labelled(label).length > 0,
    within: (part) => queries(part, () => textOf(part)),
  }
}

/** As a browser reads them: React writes `readOnly`, and `[readonly]` finds it. */
function lowerCaseAttributes(document: Document): void {
  for (const element of document.querySelectorAll('*'))
    for (const { name, value } of [...element.attributes])
      if (/[A-Z]/.test(name) && element.closest('svg') === null) {
        element.removeAttribute(name)
        element.setAttribute(name.toLowerCase(), value)
      }
}

/** Reads HTML as somebody does who cannot see its style. */
export function readPage(html: string): Page {
  const { document } = parseHTML(html)
  lowerCaseAttributes(document)
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? null
  const text = () => folded([...document.children].map(textOf).join(' '))
  return Object.defineProperties(queries(document, text), {
    title: { get: () => folded(document.querySelector('title')?.textContent ?? '') },
    language: { get: () => attribute('html', 'lang') ?? '' },
    meta: {
      value: (name: string) =>
        attribute(
          ['name', 'property', 'http-equiv'].map((by) => `meta[${by}="${name}"]`).join(', '),
          'content',
        ),
    },
    linked: { value: (rel: string) => attribute(`link[rel="${rel}"]`, 'href') },
    ids: { get: () => attributesIn(document, '', 'id') },
    records: {
      get: () =>
        [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
          JSON.parse(script.textContent ?? ''),
        ),
    },
  }) as Page
}
