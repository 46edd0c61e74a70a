/** Without marks. */
interface ReadPart {
  readonly html: string
  /** The code of the inline scripts that the shop itself rendered. */
  readonly scripts: readonly string[]
}

export interface ReadPage {
  readonly head: ReadPart
  /** What is between them: nine tenths of a page, of which no copy is made. */
  readonly middle: string
  /** From the first script of the body on. */
  readonly end: ReadPart
}

/** The code of the inline script in whose opening tag the text between these two parts stood. */
function codeBetween(before: string, after: string): string | null {
  const opening = before.slice(before.lastIndexOf('<'))
  if (!/^<script\b/.test(opening)) return null
  const end = after.indexOf('>')
  if (`${opening}${after.slice(0, end)}`.includes(' src=')) return null
  return after.slice(end + 1, after.indexOf('</script>', end))
}

const attributeOf = (mark: string) => ` nonce="${mark}"`

function readMarked(part: string, mark: string): ReadPart {
  const pieces = part.split(attributeOf(mark))
  const scripts = pieces
    .slice(1)
    .map((after, place) => codeBetween(pieces[place] ?? '', after))
    .filter((code) => code !== null)
  return { html: pieces.join(''), scripts }
}

/**
 * The shop's own scripts carry a mark that is new for each page, and leave it here. A script that came into the page in
 * another way cannot know it, and the policy will not name it.
 */
export function readPage(page: string, mark: string): ReadPage {
  const headEnd = page.indexOf('</head>')
  const marked = page.indexOf(attributeOf(mark), headEnd)
  const middleEnd = marked < 0 ? page.length : page.lastIndexOf('<', marked)
  return {
    head: readMarked(page.slice(0, headEnd), mark),
    middle: page.slice(headEnd, middleEnd),
    end: readMarked(page.slice(middleEnd), mark),
  }
}
