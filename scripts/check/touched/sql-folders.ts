import path from 'node:path'

export interface SqlText {
  readonly file: string
  readonly text: string
}

/** Functions and policies lie beside their domain. */
const isOfDomain = (file: string) => file.startsWith('shop/')
const named =
  /\b(?:table|view|trigger\s+\w+[\s\w]*?\son|index\s[\s\w]*?\son|into|update|from)\s+(?:if\s+(?:not\s+)?exists\s+)?(?:only\s+)?(?:public\.)?(\w+)/gi

/** The tables that a text names. */
const tablesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(named)].map(([, table = '']) => table.toLowerCase()))

/** The tables that policies and grants are about. */
const guardedIn = (text: string): string[] =>
  [...text.matchAll(/\bon\s+(?:table\s+)?([\w\s,.]+?)\s+(?:to|for|as)\b/gi)].flatMap(
    ([, list = '']) => list.toLowerCase().split(/[\s,]+/),
  )

/** The folders of the domains whose tables the changed statements mention. */
export function foldersOf(changed: readonly SqlText[], policies: readonly SqlText[]): string[] {
  const tables = new Set(changed.flatMap(({ text }) => [...tablesIn(text)]))
  const own = changed.filter(({ file }) => isOfDomain(file))
  const concerned = policies.filter(({ text }) => guardedIn(text).some((one) => tables.has(one)))
  return [...new Set([...own, ...concerned].map(({ file }) => path.dirname(file)))]
}
