import { expect, test } from 'vitest'
import { readSheet } from '../../../scripts/build/read-sheet.ts'
import { classesOf, laterStyles, stylesFor } from './page-styles.rules.ts'

const taken = (css: string, ...classes: string[]) => stylesFor(readSheet(css), new Set(classes))

test('a page gets the rules of the classes it has, in their order', () => {
  const css = '.a{color:red}.b{color:blue}.c.a{margin:0}p{margin:1px}'
  expect(taken(css, 'a')).toBe('.a{color:red}p{margin:1px}')
  expect(taken(css, 'a', 'c')).toBe('.a{color:red}.c.a{margin:0}p{margin:1px}')
  expect(taken(css)).toBe('p{margin:1px}')
})

test('universal rules remain, and empty groups are removed', () => {
  const css =
    '@layer base,utilities;@property --x{syntax:"*";inherits:false}@font-face{font-family:"a}b"}@media (width>=1px){.a{top:0}}@layer utilities{.b{top:0}@media print{.b{top:1px}.a{top:2px}}}'
  const always =
    '@layer base,utilities;@property --x{syntax:"*";inherits:false}@font-face{font-family:"a}b"}'
  expect(taken(css)).toBe(always)
  expect(taken(css, 'a')).toBe(
    `${always}@media (width>=1px){.a{top:0}}@layer utilities{@media print{.a{top:2px}}}`,
  )
})

test('a selector remains if any of its alternatives may match', () => {
  const css = '.a .b,.c:hover>.d:not(.e,.f)::after,h1.g{top:0}'
  expect(taken(css, 'a')).toBe('')
  expect(taken(css, 'a', 'b')).toBe(css)
  expect(taken(css, 'c', 'd')).toBe(css)
  expect(taken(css, 'g')).toBe(css)
  expect(taken('.on:is(:where(.group):hover *){top:0}', 'on')).not.toBe('')
  expect(taken('body:has(.banner) .x{top:0}', 'x')).not.toBe('')
})

test('class names are compared as the page writes them', () => {
  const names = ['md:w-1/2', 'grid-cols-[minmax(0,1fr)_24rem]', '2xl:p-0.5', '[&>ul>li]:hidden']
  const css = [
    '.md\\:w-1\\/2{top:0}',
    '.grid-cols-\\[minmax\\(0\\,1fr\\)_24rem\\]{top:0}',
    '.\\32 xl\\:p-0\\.5{top:0}',
    '.\\[\\&\\>ul\\>li\\]\\:hidden>ul>li{top:0}',
  ]
  for (const [place, name] of names.entries()) expect(taken(css.join(''), name)).toBe(css[place])
  const html = `<ul class="md:w-1/2 [&amp;&gt;ul&gt;li]:hidden"><li class=""></li><p data-class="no">x</p></ul>`
  expect([...classesOf(html)].filter(Boolean)).toEqual(['md:w-1/2', '[&>ul>li]:hidden'])
})

test('special characters in strings and URLs end no rule', () => {
  const css = '.a::before{content:"}\\"{"}.b{background:url("data:;{}")}/*! .c{} */.d{top:0}'
  expect(taken(css, 'b')).toBe('.b{background:url("data:;{}")}/*! .c{} */')
  expect(taken(css, 'a', 'b', 'd')).toContain('.d{top:0}')
})

test('styles that every page already has are not repeated', () => {
  const always =
    '@layer base,utilities;@property --x{syntax:"*";inherits:false}@font-face{font-family:"a"}@layer base{p{top:0}*,.a{top:0}}body:has(.a){top:0}'
  const some = '@layer utilities{.a{top:0}@media print{.b .c{top:1px}}}'
  const css = `${always}${some}@layer utilities{@keyframes k{from{top:0}}}`
  expect(laterStyles(readSheet(css))).toBe(some)
  expect(taken(css)).toBe(`${always}@layer utilities{@keyframes k{from{top:0}}}`)
})
