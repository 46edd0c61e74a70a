const blocks = new Set(
  `ADDRESS ARTICLE ASIDE BLOCKQUOTE BR DD DETAILS DIALOG DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER
   FORM H1 H2 H3 H4 H5 H6 HEADER HR LEGEND LI MAIN NAV OL OPTION P SECTION SUMMARY TABLE TD TH TR UL`.split(
    /\s+/,
  ),
)
const unread = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'HEAD'])

export const folded = (text: string): string => text.replace(/\s+/g, ' ').trim()

const isText = (node: Node): boolean => node.nodeType === 3
const isElement = (node: Node): node is Element => node.nodeType === 1

/** What is shown of a node: blocks stand apart, scripts and styles are left out. */
function written(node: Node): string {
  if (isText(node)) return node.textContent ?? ''
  if (!isElement(node) || unread.has(node.tagName)) return ''
  const inside = [...node.childNodes].map(written).join('')
  return blocks.has(node.tagName) ? ` ${inside} ` : inside
}

export const textOf = (element: Element): string => folded(written(element))

const isHidden = (element: Element): boolean =>
  element.hasAttribute('hidden') || element.getAttribute('aria-hidden') === 'true'

/** What is read out of the contents of a link, a button or a label: pictures by their text. */
function spoken(node: Node): string {
  if (isText(node)) return node.textContent ?? ''
  if (!isElement(node) || unread.has(node.tagName) || isHidden(node)) return ''
  const own = node.getAttribute('aria-label') ?? node.getAttribute('alt')
  const inside = own ?? [...node.childNodes].map(spoken).join('')
  return blocks.has(node.tagName) ? ` ${inside} ` : inside
}

const labelTextOf = (label: Element, field: Element): string =>
  folded(
    [...label.childNodes]
      .filter((node) => node !== field)
      .map(spoken)
      .join(''),
  )

function labelOf(element: Element): string | null {
  const { id, ownerDocument } = element
  const labels = [...ownerDocument.querySelectorAll('label')].filter(
    (label) => (id !== '' && label.getAttribute('for') === id) || label.contains(element),
  )
  return labels.length > 0
    ? folded(labels.map((label) => labelTextOf(label, element)).join(' '))
    : null
}

const firstChild = (element: Element, tag: string): Element | undefined =>
  [...element.children].find((child) => child.tagName === tag)

function ownName(element: Element): string | null {
  switch (element.tagName) {
    case 'INPUT':
      return /^(submit|button|reset)$/.test(element.getAttribute('type') ?? '')
        ? element.getAttribute('value')
        : (labelOf(element) ?? element.getAttribute('placeholder'))
    case 'SELECT':
    case 'TEXTAREA':
    case 'PROGRESS':
    case 'OUTPUT':
      return labelOf(element)
    case 'FIELDSET':
    case 'TABLE':
    case 'FIGURE': {
      const caption = ['LEGEND', 'CAPTION', 'FIGCAPTION'].map((tag) => firstChild(element, tag))
      const found = caption.find((child) => child !== undefined)
      return found ? spoken(found) : null
    }
    case 'IMG':
      return element.getAttribute('alt')
    default:
      return null
  }
}

const namedByContents = /^(A|BUTTON|SUMMARY|H[1-6]|TD|TH|TR|OPTION|LI|DT)$/
const rolesNamedByContents =
  /^(button|link|heading|tab|menuitem|option|cell|row|switch|radio|checkbox)$/

/** The name by which a screen reader calls an element. */
export function nameOf(element: Element): string {
  const namedBy = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
  const named = namedBy.map((id) => element.ownerDocument.getElementById(id))
  if (named.some((other) => other !== null))
    return folded(named.map((other) => (other ? spoken(other) : '')).join(' '))
  const own = element.getAttribute('aria-label') ?? ownName(element)
  if (own !== null) return folded(own)
  const byContents =
    namedByContents.test(element.tagName) ||
    rolesNamedByContents.test(element.getAttribute('role') ?? '')
  const inside = byContents ? folded([...element.childNodes].map(spoken).join('')) : ''
  return inside || folded(element.getAttribute('title') ?? '')
}
