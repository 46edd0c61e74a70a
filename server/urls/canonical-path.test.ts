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
  ['/products/Foto%20de%20Casa%281%29.WebP', '/products/Foto%20de%20Casa%281%29.WebP'],
  ['/products/ni%C3%B1o.webp', '/products/ni%C3%B1o.webp'],
  ['/products/Foto%2ewebp', '/products/Foto.webp'],
  ['/products/%252e%252e', '/products/%252e%252e'],
  ['/products/Cupon', '/products/Cupon'],
])('%s is spelled %s', (path, spelled) => {
  expect(canonical(path)).toBe(spelled)
  expect(canonical(spelled)).toBe(spelled)
})

const decoded = (path: string) => decodeURIComponent(path).split('/').filter(Boolean)

test.each(
  ['/assets', '/products', '/pedido/AbC/comprobante', '/pedido/AbC'].flatMap((folder) =>
    ['F.WebP', 'f.webp', 'a%2fb', 'a%2Fb', 'A%2fb', '%252e%252e%252fx', 'n%c3%b1.JPG', 'a%20B'].map(
      (name) => `${folder}/${name}`,
    ),
  ),
)('the file %s is never another one', (path) => {
  expect(decoded(canonical(path))).toEqual(decoded(path))
})

test('a page and its data are one for the limits', () => {
  expect(limitedPath('/cupon.data')).toBe('/cupon')
  expect(limitedPath('/cupon')).toBe('/cupon')
})
