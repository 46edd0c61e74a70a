import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { aBrowser } from '#tests/harness/app/browser.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { aUser } from '#tests/harness/users/users.ts'
import routes from '#web/routes.ts'

/** The paths of pages that need no earlier action. */
const pagesIn = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path = '', file, children }) => {
    if (children) return pagesIn(children)
    return file.endsWith('.tsx') && !/[:*]/.test(path) ? [`/${path}`] : []
  })

const pages = [...pagesIn(routes), '/catalogo/kit-luz-100-w-y-640-wh', '/baterias/']
/** The URL of a page's data for the router. */
const dataOf = (path: string) => (path.endsWith('/') ? `${path}_.data` : `${path}.data`)

const cookieOf = {
  visitor: async () => '',
  customer: async () => (await aUser(await testDatabase(), { role: 'customer' })).cookie,
  admin: async () => (await aUser(await testDatabase(), { role: 'admin' })).cookie,
}

test.for([
  ['a visitor', cookieOf.visitor, 30],
  ['a customer', cookieOf.customer, 35],
  ['an administrator', cookieOf.admin, 60],
] as const)(
  '%s who comes to a page by a link finds what stands at its address',
  async ([, cookie, min]) => {
    const browser = await aBrowser(await cookie())
    const found: string[] = []
    const missed: string[] = []
    for (const path of pages) {
      if ((await browser.open(path)).status !== 200) continue
      found.push(path)
      const { status } = await browser.open(dataOf(path))
      if (status !== 200) missed.push(`${path} ${status}`)
    }
    expect(missed).toEqual([])
    expect(found.length).toBeGreaterThan(min)
  },
)
