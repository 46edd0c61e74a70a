const byTag: Readonly<Record<string, string>> = {
  ARTICLE: 'article',
  ASIDE: 'complementary',
  BUTTON: 'button',
  DETAILS: 'group',
  DIALOG: 'dialog',
  FIELDSET: 'group',
  FOOTER: 'contentinfo',
  FORM: 'form',
  H1: 'heading',
  H2: 'heading',
  H3: 'heading',
  H4: 'heading',
  H5: 'heading',
  H6: 'heading',
  HEADER: 'banner',
  IMG: 'img',
  LI: 'listitem',
  MAIN: 'main',
  NAV: 'navigation',
  OL: 'list',
  OPTION: 'option',
  OUTPUT: 'status',
  PROGRESS: 'progressbar',
  SEARCH: 'search',
  SECTION: 'region',
  TABLE: 'table',
  TD: 'cell',
  TEXTAREA: 'textbox',
  TH: 'columnheader',
  TR: 'row',
  UL: 'list',
}

const byInputType: Readonly<Record<string, string>> = {
  button: 'button',
  checkbox: 'checkbox',
  image: 'button',
  number: 'spinbutton',
  radio: 'radio',
  range: 'slider',
  reset: 'button',
  search: 'searchbox',
  submit: 'button',
}

const implicit = (element: Element): string | null => {
  switch (element.tagName) {
    case 'A':
      return element.hasAttribute('href') ? 'link' : null
    case 'INPUT':
      return byInputType[element.getAttribute('type') ?? 'text'] ?? 'textbox'
    case 'SELECT':
      return element.hasAttribute('multiple') ? 'listbox' : 'combobox'
    case 'TH':
      return element.getAttribute('scope') === 'row' ? 'rowheader' : 'columnheader'
    default:
      return byTag[element.tagName] ?? null
  }
}

const ofAPart = 'article, aside, main, nav, section'

/** A header or footer of a part of the page is no landmark. */
const isOfAPart = (element: Element): boolean =>
  /^(HEADER|FOOTER)$/.test(element.tagName) && element.closest(ofAPart) !== null

export const roleOf = (element: Element): string | null =>
  element.getAttribute('role') ?? (isOfAPart(element) ? null : implicit(element))

const isClosed = (element: Element): boolean =>
  element.hasAttribute('hidden') ||
  element.getAttribute('aria-hidden') === 'true' ||
  element.tagName === 'TEMPLATE' ||
  (element.tagName === 'DIALOG' && !element.hasAttribute('open'))

/** Nobody is told of it: hidden itself or within something hidden. Style sheets are not asked. */
export function isInaccessible(element: Element): boolean {
  if (element.tagName === 'INPUT' && element.getAttribute('type') === 'hidden') return true
  for (let at: Element | null = element; at !== null; at = at.parentElement)
    if (isClosed(at)) return true
  return false
}
