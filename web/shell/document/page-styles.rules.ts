interface Choice {
  /** For each selector the classes without which it cannot match. */
  readonly needs: readonly (readonly string[])[]
  readonly text: string
}
interface Group {
  readonly opening: string
  readonly parts: readonly Part[]
}
export type Part = Choice | Group | string

/** A style sheet, parsed at build time (`scripts/build/read-sheet.ts`), from which each page takes its rules. */
export type Sheet = readonly Part[]

const written: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

const unescaped = (name: string) =>
  name.includes('&')
    ? name.replace(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => written[sign] ?? sign)
    : name

const attribute = ' class="'

/** The classes of every element of a page: most elements bear the same as another, which is read once. */
export function classesOf(...parts: readonly string[]): Set<string> {
  const known = new Set<string>()
  for (const html of parts)
    for (let at = html.indexOf(attribute); at >= 0; ) {
      const start = at + attribute.length
      const end = html.indexOf('"', start)
      known.add(html.slice(start, end))
      at = html.indexOf(attribute, end)
    }
  return new Set([...known].flatMap((names) => names.split(/\s+/).map(unescaped)))
}

function taken(part: Part, classes: ReadonlySet<string>): string {
  if (typeof part === 'string') return part
  if ('needs' in part)
    return part.needs.some((names) => names.every((name) => classes.has(name))) ? part.text : ''
  const inside = stylesFor(part.parts, classes)
  return inside === '' ? '' : `${part.opening}${inside}}`
}

/** The rules of a style sheet that may match a page with these classes, in the same order. */
export const stylesFor = (sheet: Sheet, classes: ReadonlySet<string>): string =>
  sheet.map((part) => taken(part, classes)).join('')

function left(part: Part): string {
  if (typeof part === 'string') return ''
  if ('needs' in part) return part.needs.every((names) => names.length > 0) ? part.text : ''
  const inside = laterStyles(part.parts)
  return inside === '' ? '' : `${part.opening}${inside}}`
}

/**
 * What no page's late styles may repeat. Appended to a page's styles they would change nothing, but repeated
 * font faces, properties or layer orders make the browser lay out the whole page again.
 */
export const laterStyles = (sheet: Sheet): string => sheet.map(left).join('')
