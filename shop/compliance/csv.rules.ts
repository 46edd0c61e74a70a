const fieldOf = {
  ',': /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n][^,\r\n]*|))[ \t]*(,|\r?\n|$)/y,
  '\t': /(?:"([^"]*(?:""[^"]*)*)"|([^"\t\r\n][^\t\r\n]*|)) *(\t|\r?\n|$)/y,
} as const

export type Separator = keyof typeof fieldOf

/** What old dumps end with. */
const endOfFile = String.fromCharCode(0x1a)

/** The rows of a text with separated, perhaps quoted fields; null, once, where it cannot be read on. */
export function* csvRows(whole: string, separator: Separator = ','): Generator<string[] | null> {
  const text = whole.replace(/^\ufeff/, '').replaceAll(endOfFile, '')
  const field = new RegExp(fieldOf[separator])
  let row: string[] = []
  while (field.lastIndex < text.length) {
    const found = field.exec(text)
    if (!found) return yield null
    const [, quoted, plain = '', end] = found
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === separator) continue
    yield row
    row = []
  }
  if (row.length > 0) yield [...row, '']
}
