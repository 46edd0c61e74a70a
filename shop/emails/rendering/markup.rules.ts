import { escapeHtml } from '#kernel/text/escape.ts'

declare const markup: unique symbol
/** HTML with every text escaped; only `h` creates it. */
export type Html = string & { readonly [markup]: true }

export type Style = Readonly<Record<string, string | number>>
type Child = Element | string | false | undefined
export interface Element {
  readonly html: Html
}

const unitless = new Set(['lineHeight', 'fontWeight'])

/** `{ fontSize: 16 }` becomes 'font-size:16px'. */
export const css = (style: Style): string =>
  Object.entries(style)
    .map(([name, value]) => {
      const unit = typeof value === 'number' && value !== 0 && !unitless.has(name) ? 'px' : ''
      return `${name.replace(/[A-Z]/g, (email) => `-${email.toLowerCase()}`)}:${value}${unit}`
    })
    .join(';')

const empty = new Set(['br', 'meta'])

/** An element with its attributes; the only place where texts and values are escaped. */
export function h(
  tag: string,
  attributes: Readonly<Record<string, string | number>> | null,
  ...children: readonly Child[]
): Element {
  let html = `<${tag}`
  for (const name in attributes) html += ` ${name}="${escapeHtml(String(attributes[name]))}"`
  if (empty.has(tag)) return { html: `${html}/>` as Html }
  html += '>'
  for (const child of children)
    if (child) html += typeof child === 'string' ? escapeHtml(child) : child.html
  return { html: `${html}</${tag}>` as Html }
}
