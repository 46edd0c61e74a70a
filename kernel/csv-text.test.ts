import { expect, test } from 'vitest'
import { csvText } from './csv-text.ts'

test('a file of rows keeps commas, quotes and accents, and runs nobody’s name as a formula', () => {
  const rows = [
    ['Número', 'Quién', 'Total'],
    ['GS-1', 'Ana "la jefa", Hialeah', 309.7],
    ['GS-2', '=HYPERLINK("http://x")', null],
    ['GS-3', '-2+3', -12.5],
  ]
  expect(csvText(rows)).toBe(
    [
      '\ufeffNúmero,Quién,Total',
      'GS-1,"Ana ""la jefa"", Hialeah",309.7',
      'GS-2,"\'=HYPERLINK(""http://x"")",',
      "GS-3,'-2+3,-12.5",
      '',
    ].join('\r\n'),
  )
})
