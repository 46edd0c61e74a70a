interface Choice {
  /** For each of its selectors the classes without which it cannot match. */
  readonly needs: readonly (readonly string[])[]
  readonly text: string
}
interface Group {
  readonly opening: string
  readonly parts: readonly Part[]
}
type Part = Choice | Group | string

/** A style sheet, read once, of which each page takes what it can use. */
export type Sheet = readonly Part[]

const groups = /^@(?:media|layer|supports|container|starting-style)\b/

/** What means nothing by itself (an escaped sign, a text, a comment), or one sign that does. */
const pieces =
  /\\[\s\S]|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\/\*[\s\S]*?\*\/|[{}()[\],;]/g

/** The place of the first of these signs that stands in no text, comment or deeper block. */
function find(css: string, start: number, signs: string): number {
  let depth = 0
  pieces.lastIndex = start
  for (let found = pieces.exec(css); found; found = pieces.exec(css)) {
    const [piece] = found
    if (piece.length > 1) continue
    if (depth === 0 && signs.includes(piece)) return found.index
    if ('{(['.includes(piece)) depth += 1
    else if ('})]'.includes(piece)) depth -= 1
  }
  return css.length
}

const unescaped = (name: string): string =>
  name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, hex: string | undefined, plain: string) =>
    hex === undefined ? plain : String.fromCodePoint(Number.parseInt(hex, 16)),
  )

const deeper = /\\.|\((?:\\.|[^()\\])*\)|\[(?:\\.|[^\]\\])*\]/g
/** What stands in brackets may be what must not be there: it is asked of no page. */
function withoutBrackets(selector: string): string {
  const next = selector.replace(deeper, (found) => (found.startsWith('\\') ? found : ''))
  return next === selector ? next : withoutBrackets(next)
}

const classesIn = (selector: string): string[] =>
  [...withoutBrackets(selector).matchAll(/\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-])+)/gi)].map(
    ([, name = '']) => unescaped(name),
  )

function selectorsOf(prelude: string): string[] {
  const selectors: string[] = []
  for (let start = 0; start < prelude.length; ) {
    const end = find(prelude, start, ',')
    selectors.push(prelude.slice(start, end))
    start = end + 1
  }
  return selectors
}

const comments = /\/\*[\s\S]*?\*\//g

function blockOf(before: string, body: string): Part {
  const prelude = before.replace(comments, '').trim()
  if (groups.test(prelude)) return { opening: `${prelude}{`, parts: readSheet(body) }
  const text = `${prelude}{${body}}`
  return prelude.startsWith('@') ? text : { needs: selectorsOf(prelude).map(classesIn), text }
}

export function readSheet(css: string): Sheet {
  const parts: Part[] = []
  for (let start = 0; start < css.length; ) {
    const opening = find(css, start, '{;')
    if (css[opening] !== '{') {
      parts.push(css.slice(start, opening + 1))
      start = opening + 1
      continue
    }
    const closing = find(css, opening + 1, '}')
    parts.push(blockOf(css.slice(start, opening), css.slice(opening + 1, closing)))
    start = closing + 1
  }
  return parts
}

const written: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** The classes that a page gives to anything. */
export function classesOf(html: string): Set<string> {
  const classes = new Set<string>()
  for (const [, given = ''] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const name of given.split(/\s+/))
      classes.add(name.replace(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => written[sign] ?? sign))
  return classes
}

function taken(part: Part, classes: ReadonlySet<string>): string {
  if (typeof part === 'string') return part
  if ('needs' in part)
    return part.needs.some((names) => names.every((name) => classes.has(name))) ? part.text : ''
  const inside = stylesFor(part.parts, classes)
  return inside === '' ? '' : `${part.opening}${inside}}`
}

/** What of a style sheet can matter to a page that has these classes, in the same order. */
export const stylesFor = (sheet: Sheet, classes: ReadonlySet<string>): string =>
  sheet.map((part) => taken(part, classes)).join('')

function left(part: Part): string {
  if (typeof part === 'string') return ''
  if ('needs' in part) return part.needs.every((names) => names.length > 0) ? part.text : ''
  const inside = laterStyles(part.parts)
  return inside === '' ? '' : `${part.opening}${inside}}`
}

/**
 * What of a style sheet no page must have. Behind the styles of any page it changes nothing of it: faces,
 * properties or the order of layers said again would have the whole page laid out anew.
 */
export const laterStyles = (sheet: Sheet): string => sheet.map(left).join('')
