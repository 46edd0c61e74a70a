import ts from 'typescript'

export interface Row {
  readonly id: string
  readonly group: string
  readonly statement: string
  /** Decided against, as the statement notes. */
  readonly notBuilt: boolean
}

const rowLine = /^\| ([SA]-\d{3}) +\|[^|]*\| (.*?) *\|$/
const groupLine = /^## (\d+ .*)$/
const notBuilt = /\(not built, see decisions\)$/

/** The rows of the checklist with the heading above them. */
export function rowsOf(checklist: string): Row[] {
  let group = ''
  const rows: Row[] = []
  for (const line of checklist.split('\n')) {
    group = groupLine.exec(line)?.[1] ?? group
    const [, id, statement = ''] = rowLine.exec(line) ?? []
    if (id) rows.push({ id, group, statement, notBuilt: notBuilt.test(statement) })
  }
  return rows
}

const range = /([SA])-(\d{3})(?:\s*[–-]\s*(?:\1-)?(\d{3}))?/g

/** The ids named in a text; 'S-154–S-156' names three. */
export const idsIn = (text: string): string[] =>
  [...text.matchAll(range)].flatMap(([, email, first, last = first]) =>
    Array.from({ length: Math.max(0, Number(last) - Number(first) + 1) }, (_, index) => {
      const number = String(Number(first) + index).padStart(3, '0')
      return `${email}-${number}`
    }),
  )

/** The names through which a call is reached: `test.skipIf(x)('…')` is test, skipIf. */
function namesOf(called: ts.Expression): string[] {
  if (ts.isIdentifier(called)) return [called.text]
  if (ts.isPropertyAccessExpression(called))
    return [...namesOf(called.expression), called.name.text]
  if (ts.isCallExpression(called)) return namesOf(called.expression)
  if (ts.isTaggedTemplateExpression(called)) return namesOf(called.tag)
  return []
}

const silent = new Set(['skip', 'todo', 'fixme', 'fails'])
const isProof = (names: readonly string[]) =>
  ['test', 'it', 'describe'].includes(names[0] ?? '') && !names.some((name) => silent.has(name))

function titleOf(call: ts.CallExpression): string | null {
  const [first] = call.arguments
  if (!first || !isProof(namesOf(call.expression))) return null
  if (ts.isStringLiteralLike(first)) return first.text
  if (ts.isTemplateExpression(first))
    return [first.head.text, ...first.templateSpans.map((span) => span.literal.text)].join('…')
  return null
}

/** The titles of the tests of a file that are really run. */
export function titlesIn(file: string, text: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const titles: string[] = []
  const visit = (node: ts.Node): void => {
    const title = ts.isCallExpression(node) ? titleOf(node) : null
    if (title !== null) titles.push(title)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind))
  return titles
}
