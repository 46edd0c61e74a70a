import { expect, test } from 'vitest'
import {
  filesFor,
  mapIndex,
  maxUrls,
  pageEntries,
  productsInFile,
  publicPages,
} from './sitemap-entries.ts'

test('a page is listed once in each language, and each entry names all of them', () => {
  const xml = pageEntries('http://shop.test', { path: '/baterias', changed: '2026-11-21' })
  expect(xml.match(/<loc>[^<]+/g)).toEqual([
    '<loc>http://shop.test/baterias',
    '<loc>http://shop.test/baterias?lng=en',
  ])
  expect(xml.match(/hreflang="(es|en|x-default)"/g)).toHaveLength(6)
  expect(xml.match(/<lastmod>2026-11-21<\/lastmod>/g)).toHaveLength(2)
})

test('a URL with a query is valid XML', () => {
  const xml = pageEntries('http://shop.test', { path: '/catalogo?category=kit' })
  expect(xml).toContain('<loc>http://shop.test/catalogo?category=kit&amp;lng=en</loc>')
  expect(xml).not.toContain('<lastmod>')
})

test('a shop with more than 40,000 URLs has an index of files', () => {
  expect((productsInFile + publicPages(null).length) * 2).toBe(maxUrls)
  expect([0, 71, productsInFile, productsInFile + 1, 100_000].map(filesFor)).toEqual([
    1, 1, 1, 2, 6,
  ])
  expect(mapIndex('http://shop.test', 2).match(/<loc>[^<]+/g)).toEqual([
    '<loc>http://shop.test/sitemap.xml?part=1',
    '<loc>http://shop.test/sitemap.xml?part=2',
  ])
})
