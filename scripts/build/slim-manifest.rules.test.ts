import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { slimManifest, withoutPanel } from './slim-manifest.rules.ts'

const written = (routes: object) =>
  `window.__reactRouterManifest=${JSON.stringify({ entry: { module: '/e.js', imports: ['/r.js'], css: [] }, routes, url: '/m.js', version: '1' })};`

test('the manifest contains what the browser reads of a route, and nothing else', () => {
  const home = { id: 'home', index: true, path: '', module: '/h.js', hasLoader: true }
  const more = { hasAction: false, hasErrorBoundary: false, imports: ['/a.js'], css: [] }
  expect(slimManifest(written({ home: { ...home, ...more } }))).toBe(written({ home }))
  const styled = { id: 'styled', module: '/s.js', css: ['/s.css'] }
  expect(slimManifest(written({ styled }))).toBe(written({ styled }))
})

test('a slim manifest stays unchanged, and a script that is not a manifest is not modified', () => {
  const slim = slimManifest(written({ home: { id: 'home', module: '/h.js', hasAction: false } }))
  expect(slimManifest(slim)).toBe(slim)
  expect(() => slimManifest('export default 1')).toThrow('as it was')
})

test('outside the admin area its routes and those of files are omitted', () => {
  const layout = { id: 'admin/frame/admin-layout', parentId: 'session/gate' }
  const gate = { id: 'behind-the-gate admin/*', parentId: layout.id }
  const file = { id: 'admin/orders/orders-file', path: 'admin/pedidos/archivo.csv' }
  const signUp = { id: 'account/admin-sign-up/admin-sign-up-page', path: 'admin-signup' }
  const sitemap = { id: 'seo/sitemap', path: 'sitemap.xml' }
  const image = { id: 'reviews/review-image', path: 'resenas/:name' }
  const all = Object.fromEntries(
    [layout, gate, file, sitemap, image, signUp].map((route) => [route.id, route]),
  )
  const shop = withoutPanel(written(all))
  expect(shop).not.toContain('"id"')
  const { routes, url } = runInNewContext(`window = this; ${shop} __reactRouterManifest`)
  expect({ ...routes }).toEqual({ [signUp.id]: signUp })
  // otherwise the router would fetch the whole one beside it
  expect(url).toBe('/m-shop.js')
})
