/** A rendered page, and the code of the inline scripts that the shop itself rendered. */
export interface ReadPage {
  readonly html: string
  readonly scripts: readonly string[]
}

/** The code of the inline script in whose opening tag the text between these two parts stood. */
function codeBetween(before: string, after: string): string | null {
  const opening = before.slice(before.lastIndexOf('<'))
  if (!/^<script\b/.test(opening)) return null
  const end = after.indexOf('>')
  if (`${opening}${after.slice(0, end)}`.includes(' src=')) return null
  return after.slice(end + 1, after.indexOf('</script>', end))
}

/**
 * The shop's own scripts carry a mark that is new for each page, and leave it here. A script that came into the page in
 * another way cannot know it, and the policy will not name it.
 */
export function readMarked(page: string, mark: string): ReadPage {
  const parts = page.split(` nonce="${mark}"`)
  const scripts = parts
    .slice(1)
    .map((after, place) => codeBetween(parts[place] ?? '', after))
    .filter((code) => code !== null)
  return { html: parts.join(''), scripts }
}
