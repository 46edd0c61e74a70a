import { type Answer, type Part, textOf } from '../replies/answer.rules.ts'
import { advisesDanger } from '../safety/advice.rules.ts'
import { readable } from '../understanding/folding.rules.ts'

/** About two screens of a phone. */
export const maxAnswerLength = 900

type Language = Pick<Answer, 'locale'>
const isAction = ({ kind }: Part): boolean =>
  kind === 'cards' || kind === 'link' || kind === 'human'
const isAside = ({ kind }: Part): boolean => kind === 'estimate' || kind === 'warning'

/** Names of products: 'caja combinadora' and 'batería' in one list of parts combine nothing. */
const without = (text: string, names: readonly string[]): string =>
  names.reduce((rest, name) => rest.replaceAll(name, ' '), text)

/** The parts without a line that advises what must not be done, whoever wrote it. */
export function withoutDanger(parts: readonly Part[], names: readonly string[]): Part[] {
  const longFirst = names.toSorted((a, b) => b.length - a.length)
  const isSafe = (line: string) => !advisesDanger(without(line, longFirst), readable)
  return parts.flatMap((part): Part[] => {
    if (part.kind === 'list') {
      const items = part.items.filter(isSafe)
      return items.length > 0 ? [{ ...part, items }] : []
    }
    return 'text' in part && !isSafe(part.text) ? [] : [part]
  })
}

/** One thing less: the last line of a list, else the last text but the first, else its last sentence. */
function shorter(parts: readonly Part[]): readonly Part[] {
  const list = parts.findLastIndex((part) => part.kind === 'list' && part.items.length > 1)
  const found = parts[list]
  if (found?.kind === 'list') return parts.with(list, { ...found, items: found.items.slice(0, -1) })
  const at = parts.findLastIndex(({ kind }, index) => kind === 'text' && index > 0)
  if (at > 0) return parts.toSpliced(at, 1)
  const [first] = parts
  const cut = first?.kind === 'text' ? first.text.replace(/(?<=[.;!?]) [^.;!?]*.?$/, '') : ''
  return first?.kind === 'text' && cut !== first.text
    ? parts.with(0, { ...first, text: cut })
    : parts
}

function bounded(parts: readonly Part[], language: Language): readonly Part[] {
  if (textOf({ parts, ...language }).length <= maxAnswerLength) return parts
  const less = shorter(parts)
  return less === parts ? parts : bounded(less, language)
}

/** What follows from an answer stands last: what is only remarked comes before it. */
function inOrder(parts: readonly Part[]): readonly Part[] {
  const first = parts.findIndex(isAction)
  if (first < 0) return parts
  const trailing = parts.slice(first)
  return [
    ...parts.slice(0, first),
    ...trailing.filter(isAside),
    ...trailing.filter((part) => !isAside(part)),
  ]
}

/** An answer as it leaves the engine: two screens at most, with the next step at its end. */
export function finished(
  parts: readonly Part[],
  { next, ...language }: Language & { readonly next: Part },
): readonly Part[] {
  const ordered = bounded(inOrder(parts), language)
  const last = ordered.at(-1)
  const isOpen = last !== undefined && !isAction(last) && !('text' in last && /\?$/.test(last.text))
  return isOpen ? [...ordered, next] : ordered
}
