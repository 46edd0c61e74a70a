import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LabelledSelect } from '#design/forms/labelled-select.tsx'
import { occurrences, sourcesBelow } from './sources.ts'

/** An option with an empty value, or without one. */
const emptyOption =
  /<option(?![^>]*\bvalue=)[^>]*>|<option[^>]*\bvalue=(?:""|\{\s*(?:''|""|``)\s*\})[^>]*>/g

/** A select that starts at an empty value, which none of its options has. */
const emptySelect = /<select[^>]*\b(?:defaultValue|value)=(?:""|\{[^}]*(?:''|"")\s*\})/g

test('no option of a select has an empty value (S-316)', () => {
  const sources = sourcesBelow('shop', 'web', 'design')
  expect(sources.length).toBeGreaterThan(500)
  expect(occurrences(sources, emptyOption)).toEqual([])
  expect(occurrences(sources, emptySelect)).toEqual([])
})

test.each(['<option value="">', "<option value={''}>", '<option>', '<option key={one}>'])(
  'it would find %s',
  (text) => {
    expect(occurrences([{ file: 'a.tsx', text }], emptyOption)).toHaveLength(1)
  },
)

test('a labelled select sends a value for "none", and starts there', () => {
  const html = renderToStaticMarkup(
    createElement(LabelledSelect, {
      label: 'Familia',
      name: 'familia',
      value: '',
      choices: [
        ['', 'Todas'],
        ['kit', 'Kits'],
      ],
    }),
  )
  expect(html).toContain('<option value="-" selected="">Todas</option>')
  expect(html).not.toContain('value=""')
})
