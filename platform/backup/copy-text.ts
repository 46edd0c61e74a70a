export type Row = readonly (string | null)[]

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\v': '\\v',
}
const signs: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
}
const nothing = '\\N'

const written = (value: string | null) =>
  value === null ? nothing : value.replace(/[\\\b\f\n\r\t\v]/g, (sign) => escapes[sign] ?? sign)
const read = (field: string) =>
  field === nothing ? null : field.replace(/\\(.)/g, (_, sign: string) => signs[sign] ?? sign)

/** A row in the text format of COPY, so that psql can load it without this program. */
export const copyLine = (row: Row): string => `${row.map(written).join('\t')}\n`

export const readCopyLine = (line: string): Row => line.split('\t').map(read)
