const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** A text as it may stand in an element or a quoted attribute, of HTML as of XML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** A text whose signs mean nothing to `like`. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
