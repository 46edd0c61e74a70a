import { expect, test } from 'vitest'
import { bySegment } from './routes-by-segment.ts'

const routes = {
  root: { path: '' },
  layout: { parentId: 'root' },
  home: { parentId: 'layout' },
  list: { path: 'catalogo', parentId: 'layout' },
  product: { path: 'catalogo/:slug', parentId: 'layout' },
  panel: { path: 'admin', parentId: 'root' },
  orders: { path: 'pedidos', parentId: 'panel' },
  language: { path: ':locale?/folleto', parentId: 'root' },
  unknown: { path: '*', parentId: 'root' },
}
const everywhere = ['root', 'layout', 'home', 'language', 'unknown']

test.each([
  ['/', everywhere],
  ['/catalogo', [...everywhere, 'list', 'product']],
  ['/Catalogo/kit.data', [...everywhere, 'list', 'product']],
  ['/catalogo.data', [...everywhere, 'list', 'product']],
  ['/admin/pedidos', [...everywhere, 'panel', 'orders']],
  ['/pedidos', Object.keys(routes)],
  ['/%63atalogo', Object.keys(routes)],
  ['/_root.data', Object.keys(routes)],
])('%s may only be one of these routes', (path, ids) => {
  const idsFor = bySegment(routes, (own) => Object.keys(own))
  expect(idsFor(path).toSorted()).toEqual(ids.toSorted())
  expect(idsFor(path)).toBe(idsFor(path))
})
