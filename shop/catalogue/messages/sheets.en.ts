import type { Messages } from '#kernel/messages.ts'
import type { sheets as es } from './sheets.es.ts'

export const sheets: Messages<typeof es> = {
  title: 'Import and export products',
  export: 'Export',
  exportText: 'All products with all their fields. You can edit the file and import it again.',
  csv: 'Download CSV',
  xlsx: 'Download Excel (XLSX)',
  import: 'Import',
  importText:
    'A CSV or XLSX file with the column titles of the export. You only need sku (or id) and the columns that change: missing columns stay as they are, and an empty cell clears the field. A new sku creates a product.',
  file: 'CSV or XLSX file, up to 10 MB and 10,000 rows',
  check: 'Check file',
  planTitle: 'What {name} would change',
  nothingYet: 'Nothing has been changed yet.',
  added: { one: '{count} new product', other: '{count} new products' },
  changed: { one: '{count} product changes', other: '{count} products change' },
  same: { one: '{count} unchanged row', other: '{count} unchanged rows' },
  invalid: { one: '{count} error', other: '{count} errors' },
  errorText: 'Rows with errors are skipped. You can correct the file and upload it again.',
  ignored: 'Unknown columns, ignored: {names}',
  line: 'Row',
  field: 'Field',
  problem: 'Problem',
  inFile: 'Value',
  more: { one: 'and {count} more', other: 'and {count} more' },
  confirm: 'Confirm: import {count}',
  cancel: 'Cancel',
  applied: 'Imported. The shop now shows what is active and visible.',
  undone: 'Undone: the products are as they were before the import.',
  undoneRest: 'Undone, except for the products below, which stayed as they are.',
  lastTitle: 'Last import',
  lastText: {
    one: '{name}, {date}: {count} product.',
    other: '{name}, {date}: {count} products.',
  },
  undo: 'Undo the last import',
  refusals: {
    no_file: 'Choose a file.',
    too_large: 'The file is larger than 10 MB.',
    too_many_rows: 'The file has more than 10,000 rows: split it in two.',
    no_head:
      'The first row must hold the column titles: sku or id is required, and no title may be repeated.',
    no_rows: 'The file contains no products.',
    broken: 'The file cannot be read. Save it as CSV (UTF-8) or as an Excel workbook (.xlsx).',
    not_there: 'That check has expired. Upload the file again.',
    decided: 'That import is already done.',
    changed_meanwhile:
      'Someone else changed these products in the meantime. Nothing was imported: upload the file again.',
    not_last: 'Only the last import can be undone.',
    nothing_undone: 'Nothing was undone: below you see what prevents it for each product.',
  },
  left: {
    title: {
      one: '{count} product could not be undone and stayed as it is',
      other: '{count} products could not be undone and stayed as they are',
    },
    ordered: 'It is in the order',
    in_kit: 'It is a part of the kit',
  },
  wholeRow: 'The whole row',
  ownId: 'Identifier (id)',
  rows: {
    no_product: 'The sku or the id is missing.',
    no_such_id: 'No product has that id. To create one, leave the id empty.',
    twice: 'The same product appears twice in the file.',
    broken_quote: 'The quote is opened and never closed: close it, or remove it.',
    too_many_cells:
      'There are more cells than titles: maybe a comma within a number, or within a text without quotes.',
    other: 'It could not be read. Compare it with a file exported just now.',
  },
  exportedStock: 'Stock when exported',
  stock: {
    title: {
      one: '{count} product was sold after the file was made',
      other: '{count} products were sold after the file was made',
    },
    out: {
      one: '{count} was sold or written off since you exported (there were {was}, there are {now}): importing would set the stock back to {to}.',
      other:
        '{count} were sold or written off since you exported (there were {was}, there are {now}): importing would set the stock back to {to}.',
    },
    in: {
      one: '{count} came in since you exported (there were {was}, there are {now}): importing would set the stock to {to}.',
      other:
        '{count} came in since you exported (there were {was}, there are {now}): importing would set the stock to {to}.',
    },
    lately: {
      one: '{count} was sold in the last {days} days, and the file does not say from when it is: importing would raise the stock from {now} to {to}.',
      other:
        '{count} were sold in the last {days} days, and the file does not say from when it is: importing would raise the stock from {now} to {to}.',
    },
    ask: 'Stock of these products',
    leave: 'Leave it as it is in the shop',
    set: 'Set what the file says',
    unconfirmed: 'Nothing was imported: first choose what to do with the marked stock.',
  },
  prices: {
    title: { one: '{count} price to confirm', other: '{count} prices to confirm' },
    none: 'It would have no selling price: nobody could buy it.',
    far_up: 'The price rises to more than three times.',
    far_down: 'The price falls to less than a third.',
    below_cost: 'It would be sold below its cost.',
    confirm: 'I checked these prices and want them like this.',
    notSaved: 'Not saved: confirm the price first.',
    unconfirmed: 'Nothing was imported: confirm the marked prices first.',
  },
}
