const dangerous = /^'*[=+\-@\t\r]/

/** A text that a spreadsheet would calculate is shown as text: with an apostrophe before it. */
export const asPlainText = (text: string): string => (dangerous.test(text) ? `'${text}` : text)

/** The text without the apostrophe that `asPlainText` put before it. */
export const fromPlainText = (cell: string): string =>
  cell.startsWith("'") && dangerous.test(cell) ? cell.slice(1) : cell
