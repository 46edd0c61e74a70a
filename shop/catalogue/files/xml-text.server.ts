import { escapeHtml } from '#kernel/text/escape.ts'

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

const codePoint = (code: number) =>
  code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ''

export const unescaped = (text: string) =>
  text
    .replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (all, hex, decimal, name) =>
      name ? (entities[name] ?? all) : codePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    )
    .replace(/_x([0-9a-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))

const attributesOf = `((?:[^>"']|"[^"]*"|'[^']*')*?)`
export const element = (name: string) =>
  new RegExp(
    String.raw`<(?:\w+:)?${name}(?=[\s/>])${attributesOf}(?:/>|>([\s\S]*?)</(?:\w+:)?${name}\s*>)`,
    'g',
  )
export const attribute = (attributes: string, name: string) => {
  const found = new RegExp(String.raw`(?:^|[\s:])${name}\s*=\s*(?:"([^"]*)"|'([^']*)')`).exec(
    attributes,
  )
  const text = found?.[1] ?? found?.[2]
  return text === undefined ? undefined : unescaped(text)
}

/** Removes comments and replaces CDATA sections by plain text. */
export const plainXml = (xml: string) =>
  xml.replace(/<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, text = '') => escapeHtml(text))
