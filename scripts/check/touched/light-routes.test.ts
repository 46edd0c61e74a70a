import { index, layout, route } from '@react-router/dev/routes'
import { describe, expect, test } from 'vitest'
import pages from '../../../web/routes.ts'
import { flatRoutes, serverBuildOf } from './light-routes.ts'

test('routes are named, nested and addressed as the router does it', () => {
  const tree = [
    layout('routes/frame.tsx', [
      index('routes/home.tsx'),
      route('cart', 'routes/cart.tsx', { id: 'the-cart' }),
    ]),
  ]
  expect(flatRoutes(tree)).toEqual([
    { id: 'routes/frame', parentId: 'root', file: 'routes/frame.tsx' },
    { id: 'routes/home', parentId: 'routes/frame', index: true, file: 'routes/home.tsx' },
    { id: 'the-cart', parentId: 'routes/frame', path: 'cart', file: 'routes/cart.tsx' },
  ])
})

describe('the server that the check makes', () => {
  const code = serverBuildOf([], { ssr: true, routeDiscovery: {}, allowedActionOrigins: [] })

  test('says everything that the router asks of a build', () => {
    const requests = ['assets', 'assetsBuildDirectory', 'basename', 'entry', 'future', 'isSpaMode']
    for (const name of [...requests, 'prerender', 'publicPath', 'routes'])
      expect(code).toContain(`export const ${name} =`)
    for (const name of ['ssr', 'routeDiscovery', 'allowedActionOrigins'])
      expect(code).toMatch(new RegExp(`export const \\{[^}]*${name}`))
  })

  test('knows every route of the shop once', async () => {
    const ids = flatRoutes(await pages).map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(100)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
