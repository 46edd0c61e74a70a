import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Permission, permissions } from '#kernel/user.ts'
import { memoryStore } from '#platform/files/memory-store.ts'
import { type IsolatedShop, openIsolatedShop } from '#tests/harness/app/isolated-shop.ts'
import { readPage } from '#tests/harness/html/read-page.ts'
import { fillPanel } from '#tests/harness/panel/busy-panel.ts'
import { panelPages } from '#tests/harness/panel/panel-pages.ts'
import { staffFor } from '#tests/harness/users/staff.ts'

let shop: IsolatedShop
let pages: string[] = []
beforeAll(async () => {
  const files = memoryStore()
  shop = await openIsolatedShop({ files })
  pages = panelPages(await fillPanel(shop, files, (await shop.somebody('admin')).cookie))
})
afterAll(() => shop.close())

async function visit(path: string, cookie: string) {
  const headers = { Cookie: cookie, Accept: 'text/html' }
  const response = await fetch(shop.url + path, { headers, redirect: 'manual' })
  return { status: response.status, html: await response.text() }
}

/** Most pages lead to the same places: each is opened once. */
function eachOnce(cookie: string): (path: string) => ReturnType<typeof visit> {
  const seen = new Map<string, ReturnType<typeof visit>>()
  return (path) => {
    const found = seen.get(path) ?? visit(path, cookie)
    seen.set(path, found)
    return found
  }
}

const opened: Readonly<Record<Permission, readonly string[]>> = {
  orders: ['/admin/pedidos', '/admin/danos', '/admin/limites'],
  packing: ['/admin/pedidos'],
  payments: ['/admin/zelle', '/admin/partes', '/admin/donaciones', '/admin/pagos'],
  compliance: ['/admin/cumplimiento', '/admin/settings/declaracion'],
  catalogue: ['/admin/products', '/admin/provincias', '/admin/settings/margins'],
  content: ['/admin/resenas', '/admin/settings/legales'],
  accounting: ['/admin/contabilidad', '/admin/analitica'],
  customers: ['/admin/clientes', '/admin/compras-a-medias', '/admin/avisos'],
}

test.each(permissions)(
  'of a filled panel %s sees its pages whole, and leads to no closed one',
  {
    timeout: 180_000,
  },
  async (permission) => {
    const open = eachOnce((await staffFor(shop.db, permission)).cookie)
    for (const path of opened[permission])
      expect([path, (await open(path)).status]).toEqual([path, 200])
    const dead: string[] = []
    for (const path of pages) {
      const { status, html } = await open(path)
      expect([200, 302, 403, 404], path).toContain(status)
      if (status !== 200) continue
      const links = readPage(html)
        .all('a[href^="/admin"], form[action^="/admin"]')
        .map((one) => one.getAttribute('href') ?? one.getAttribute('action') ?? '')
      for (const to of new Set(links)) {
        const found = await open(to)
        if (found.status === 403) dead.push(`${path} leads to ${to}`)
      }
    }
    expect(dead).toEqual([])
  },
)
