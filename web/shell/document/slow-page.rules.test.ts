import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#web/routes.ts'
import { isReadingPage, isSlowPage, type PageTiming } from './slow-page.rules.ts'

const idsIn = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ id, file, children = [] }) => [
    id ?? file.replace(/\.tsx?$/, ''),
    ...idsIn(children),
  ])

test('lists, products, the guide and the policies are read; pages that one fills in or that move are not', () => {
  expect(idsIn(routes).filter((id) => isReadingPage(['root', id], ''))).toEqual([
    'catalogue/listing/catalogue',
    'catalogue/product/product',
    'plain list',
    'category-panel',
    'category-battery',
    'category-inverter',
    'category-portable',
    'category-accessory',
    'advice/guide/guide',
    'terminos-y-condiciones',
    'politica-de-privacidad',
    'politica-de-cookies',
    'politica-de-cumplimiento',
    'politica-envios-devoluciones',
    'affidavit-certificacion',
  ])
  expect(isReadingPage([], '')).toBe(false)
  expect(isReadingPage(['category-battery'], '?sort=price')).toBe(true)
  expect(isReadingPage(['category-battery'], '?url_slug=kit-luz-100-w-y-640-wh')).toBe(false)
})

const quick: PageTiming = {
  connectStart: 2,
  connectEnd: 4,
  secureConnectionStart: 0,
  responseStart: 20,
  responseEnd: 24,
  encodedBodySize: 20_000,
  transferSize: 20_300,
}

test.each<[string, Partial<PageTiming>, boolean]>([
  ['quickly', {}, false],
  ['after a long way to the shop', { connectEnd: 500 }, true],
  ['after a short way and a long handshake', { secureConnectionStart: 90, connectEnd: 500 }, false],
  ['over a long way by TLS', { secureConnectionStart: 470, connectEnd: 1_400 }, true],
  ['at 100 kbit/s', { responseEnd: 1_620 }, true],
  ['at 400 kbit/s', { responseEnd: 420 }, false],
  ['late, and then at once', { responseStart: 3_000, responseEnd: 3_010 }, false],
  ['in a few bytes that stalled', { encodedBodySize: 900, responseEnd: 300 }, false],
  ['from the browser’s own store', { transferSize: 0, responseEnd: 5_000 }, false],
])('a page that came %s', (_, measured, isSlow) => {
  expect(isSlowPage({ ...quick, ...measured })).toBe(isSlow)
})

test('a page of which nothing was measured is not slow', () => {
  expect(isSlowPage(undefined)).toBe(false)
})
