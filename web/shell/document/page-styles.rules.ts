interface Choice {
  /** For each of its selectors the classes without which it cannot match. */
  readonly needs: readonly (readonly string[])[]
  readonly text: string
}
interface Group {
  readonly opening: string
  readonly parts: readonly Part[]
}
export type Part = Choice | Group | string

/** A style sheet, read when the shop is built (`scripts/build/read-sheet.ts`), of which each page takes what it can use. */
export type Sheet = readonly Part[]

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
  for (const [, options = ''] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const name of options.split(/\s+/))
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
