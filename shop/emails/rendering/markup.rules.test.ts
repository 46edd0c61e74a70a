import { expect, test } from 'vitest'
import { hostileTexts } from '#tests/harness/inputs/hostile-texts.ts'
import { css, h } from './markup.rules.ts'

test('elements are nested, texts and values are escaped once', () => {
  const inner = h('a', { href: 'http://x/?a=1&b="2"', width: 3 }, `<b>'&'</b>`)
  expect(h('p', null, inner, false, h('br', null), undefined, 'x').html).toBe(
    '<p><a href="http://x/?a=1&amp;b=&quot;2&quot;" width="3">&lt;b&gt;&#x27;&amp;&#x27;&lt;/b&gt;</a><br/>x</p>',
  )
})

test.each(hostileTexts)('%s is neither element nor attribute', (hostile) => {
  const { html } = h('p', { title: hostile }, hostile)
  expect(html).toMatch(/^<p title="[^"<>]*">[^<>"]*<\/p>$/)
})

test('styles are written as mail programs read them', () => {
  expect(css({ fontSize: 16, lineHeight: 1.5, margin: 0, borderTop: '1px solid red' })).toBe(
    'font-size:16px;line-height:1.5;margin:0;border-top:1px solid red',
  )
})
