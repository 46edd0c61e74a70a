import { index, layout, route } from '@react-router/dev/routes'
import { describe, expect, test } from 'vitest'
import pages from '../../../web/routes.ts'
import { flatRoutes, serverBuildOf } from './light-routes.ts'

test('routes are named, nested and addressed as the router does it', () => {
  const tree = [
    layout('shell/frame.tsx', [
      index('catalogue/home.tsx'),
      route('cart', 'cart/cart.tsx', { id: 'the-cart' }),
    ]),
  ]
  expect(flatRoutes(tree)).toEqual([
    { id: 'shell/frame', parentId: 'root', file: 'shell/frame.tsx' },
    { id: 'catalogue/home', parentId: 'shell/frame', index: true, file: 'catalogue/home.tsx' },
    { id: 'the-cart', parentId: 'shell/frame', path: 'cart', file: 'cart/cart.tsx' },
  ])
})

describe('the server that the check makes', () => {
  const code = serverBuildOf([], { ssr: true, routeDiscovery: {}, allowedActionOrigins: [] })

  test('provides everything that the router requires of a build', () => {
    const requests = ['assets', 'assetsBuildDirectory', 'basename', 'entry', 'future', 'isSpaMode']
    for (const name of [...requests, 'prerender', 'publicPath', 'routes'])
      expect(code).toContain(`export const ${name} =`)
    for (const name of ['ssr', 'routeDiscovery', 'allowedActionOrigins'])
      expect(code).toMatch(new RegExp(`export const \\{[^}]*${name}`))
  })

  test('contains every route of the shop once', async () => {
    const ids = flatRoutes(await pages).map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(100)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
