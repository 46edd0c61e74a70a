import { expect, test } from 'vitest'
import { canonicalPath, limitedPath } from './canonical-path.ts'
import { routeTree } from './route-tree.ts'

const findRoute = routeTree({
  root: { path: '' },
  layout: { parentId: 'root' },
  cupon: { path: 'cupon', parentId: 'layout' },
  order: { path: 'pedido/:token', parentId: 'layout' },
  find: { path: 'pedido/buscar', parentId: 'layout' },
  proof: { path: 'pedido/:token/comprobante', parentId: 'root' },
  panel: { path: 'admin/*', parentId: 'root' },
  unknown: { path: '*', parentId: 'root' },
})
const canonical = (path: string) => canonicalPath(path, findRoute)

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/CUPON', '/cupon'],
  ['/cupon/', '/cupon'],
  ['//cupon//', '/cupon'],
  ['/%63upon', '/cupon'],
  ['/cup%4Fn', '/cupon'],
  ['/cupon.data', '/cupon.data'],
  ['/Cupon.data', '/cupon.data'],
  ['/cupon%2edata', '/cupon.data'],
  ['/cupon/_.data', '/cupon.data'],
  ['/_.data', '/_.data'],
  ['//evil.example', '/evil.example'],
  ['/%5c%5Cevil.example', '/%5C%5Cevil.example'],
  ['/Pedido/AbC_d-E/Comprobante/', '/pedido/AbC_d-E/comprobante'],
  ['/PEDIDO/Buscar', '/pedido/buscar'],
  ['/pedido/caf%c3%a9', '/pedido/caf%C3%A9'],
  ['/pedido/a%2fb', '/pedido/a%2Fb'],
  ['/Admin/Some/Thing', '/admin/Some/Thing'],
  ['/assets/Chunk-AbC.js', '/assets/Chunk-AbC.js'],
])('%s is spelled %s', (path, spelled) => {
  expect(canonical(path)).toBe(spelled)
  expect(canonical(spelled)).toBe(spelled)
})

test('a page and its data are one for the limits', () => {
  expect(limitedPath('/cupon.data')).toBe('/cupon')
  expect(limitedPath('/cupon')).toBe('/cupon')
})
