import { expect, test } from 'vitest'
import { escapeHtml, escapeLike } from './escape.ts'

test('no character of a text closes the element or attribute that contains it', () => {
  expect(escapeHtml(`<a href="x" id='y'>R&D &amp; ñ</a>`)).toBe(
    '&lt;a href=&quot;x&quot; id=&#x27;y&#x27;&gt;R&amp;D &amp;amp; ñ&lt;/a&gt;',
  )
})

test('a search for a percent sign finds percent signs', () => {
  expect(escapeLike(String.raw`50%_a\b`)).toBe(String.raw`50\%\_a\\b`)
})
