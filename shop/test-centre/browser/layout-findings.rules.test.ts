import { expect, test } from 'vitest'
import { layoutFindings, type Seen } from './layout-findings.rules.ts'

const box = (left: number, width: number, height = 44) => ({
  left,
  right: left + width,
  width,
  height,
})
const good: Seen = {
  screen: { width: 390, height: 844 },
  documentWidth: 390,
  images: [{ name: 'panel', box: box(16, 358) }],
  menus: [box(340, 44)],
  targets: [{ name: 'Comprar', box: box(16, 120), isInText: false, coveredBy: '' }],
  animations: { runs: true, stuck: [] },
  scroll: { asked: 600, reached: 600, possible: 4000, sideways: 0 },
}
const problems = (overrides: Partial<Seen>) =>
  layoutFindings({ ...good, ...overrides }).map(({ problem }) => problem)
const target = (overrides: object) => ({ targets: [{ ...good.targets[0]!, ...overrides }] })

test('a page without faults has no finding', () => {
  expect(problems({})).toEqual([])
})

test('each of the seven faults is found by its measurement, and nothing else is (A-116)', () => {
  expect(problems({ documentWidth: 420 })).toEqual(['overflow'])
  expect(problems({ images: [{ name: 'panel', box: box(200, 300) }] })).toEqual(['image_overflow'])
  expect(problems({ menus: [] })).toEqual(['menu_hidden'])
  expect(problems({ menus: [box(380, 44)] })).toEqual(['menu_hidden'])
  expect(problems(target({ box: box(16, 20) }))).toEqual(['small_target'])
  expect(problems(target({ coveredBy: 'Cesta' }))).toEqual(['overlap'])
  expect(problems({ animations: { runs: false, stuck: [] } })).toEqual(['animation'])
  expect(problems({ animations: { runs: true, stuck: ['pulse'] } })).toEqual(['animation'])
  expect(problems({ scroll: { ...good.scroll, reached: 580 } })).toEqual(['scroll'])
  expect(problems({ scroll: { ...good.scroll, sideways: 30 } })).toEqual(['scroll'])
})

test('a link in a sentence may be as low as its line, and a short page cannot scroll far', () => {
  expect(problems(target({ box: box(16, 80, 18), isInText: true }))).toEqual([])
  expect(problems({ scroll: { asked: 600, reached: 120, possible: 120, sideways: 0 } })).toEqual([])
})

test('what is not rendered is not assessed', () => {
  expect(problems({ images: [{ name: 'panel', box: box(900, 0) }] })).toEqual([])
})
