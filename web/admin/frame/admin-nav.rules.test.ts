import { expect, test } from 'vitest'
import { panelPages } from '#tests/harness/panel/panel-pages.ts'
import routes from '#web/routes.ts'
import { adminNav, isHere, wordOf } from './admin-nav.ts'

interface Route {
  readonly path?: string | undefined
  readonly file: string
  readonly children?: readonly Route[] | undefined
}
const flat = (list: readonly Route[]): Route[] =>
  list.flatMap((route) => [route, ...flat(route.children ?? [])])

/** Reached from the page that they are below of. */
const below = ['admin/products/new', 'admin/products/import']

const pagesOfThePanel = async () =>
  flat(await routes).filter(
    ({ path = '', file }) => /^admin(\/|$)/.test(path) && file.endsWith('.tsx'),
  )

test('every page of the panel is among those that are measured, read by axe and tried with every permission', async () => {
  const visited = panelPages({
    number: 'n',
    held: 'h',
    product: 'p',
    customer: 'c',
    import: '/admin/products/import?a=b',
  })
  const places = visited.map((path) => path.replace(/\?.*/, ''))
  const pages = await pagesOfThePanel()
  const missing = pages.filter(({ path = '' }) => {
    const shape = new RegExp(`^/${path.replaceAll(/:\w+|\*/g, '[^/]+')}$`)
    return !places.some((place) => shape.test(place))
  })
  expect(pages.length).toBeGreaterThan(40)
  expect(missing.map(({ path }) => path)).toEqual([])
})

test('every page of the panel is in its navigation', async () => {
  const pages = (await pagesOfThePanel()).flatMap(({ path = '' }) =>
    /[:*]/.test(path) || below.includes(path) ? [] : [`/${path}`],
  )
  const entries = adminNav.flatMap((group) => group.entries.map(({ to }): string => to))
  expect(entries).toEqual(expect.arrayContaining(pages))
  expect(new Set(entries).size).toBe(entries.length)
})

test('one entry is current, also below it, and names itself in links back', () => {
  expect(isHere('/admin/settings', '/admin/settings/cupones')).toBe(false)
  expect(isHere('/admin/settings/cupones', '/admin/settings/cupones/VERANO')).toBe(true)
  expect(isHere('/admin/cuenta', '/admin/cuenta/seguridad')).toBe(false)
  expect(wordOf('/admin/pedidos')).toBe('orders')
  expect(wordOf('/admin/pedidos/1')).toBeUndefined()
})
