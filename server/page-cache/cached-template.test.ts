import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { testApp } from '#tests/harness/app/app.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { countedShop, isRendered } from '#tests/harness/database/query-counter.ts'
import { aUser } from '#tests/harness/users/users.ts'

/** A busy machine draws a page later. */
const until = (isSo: () => Promise<boolean>) => vi.waitUntil(isSo, { timeout: 20_000 })

const kit = '/catalogo/kit-luz-100-w-y-640-wh'

describe('a page of a signed-in customer', () => {
  const withoutEnd = (html: string) => html.replace(/<script[^>]*id="served-session"[\s\S]*$/, '')
  const signedIn = async (shop: Awaited<ReturnType<typeof countedShop>>) => {
    const user = await aUser(await testDatabase())
    return { user, open: () => isRendered(shop, kit, { Cookie: user.cookie }) }
  }

  test('is rendered once for all customers, and shows each only their own data', async () => {
    const shop = await countedShop({ now: () => new Date() })
    const [one, other] = [await signedIn(shop), await signedIn(shop)]
    const [first, second] = [await one.open(), await other.open()]
    expect(first.text).toContain('Cerrar Sesión')
    expect(withoutEnd(first.html)).toBe(withoutEnd(second.html))
    for (const page of [first, second]) {
      expect(page.headers.get('Cache-Control')).toBe('private, no-store')
      expect(page.headers.has('ETag')).toBe(false)
      expect(page.html.match(/id="served-session"/g)).toHaveLength(1)
    }
    expect(first.html).toContain(one.user.email)
    expect(first.html).not.toContain(other.user.email)
    expect(second.html).toContain(other.user.id)
    expect(second.html).not.toContain(one.user.id)
  })

  test('is served without a database query until the session ends', async () => {
    const shop = await countedShop({ now: () => new Date() })
    const { user, open } = await signedIn(shop)
    await until(async () => !(await open()).isNew)
    const system = asSystem(await testDatabase(), 'a test ends a session')
    await inTransaction(system, ({ tx }) =>
      tx.deleteFrom('sessions').where('user_id', '=', user.id).execute(),
    )
    await until(async () => !(await open()).html.includes(user.email))
    expect((await open()).headers.get('Set-Cookie')).toMatch(/session_token=;/)
  })

  test('is not shown to a visitor who has only other cookies of the same browser', async () => {
    const shop = await countedShop({ now: () => new Date() })
    const user = await aUser(await testDatabase())
    const planted = '__Secure-girasol.session_token=planted'
    const headers = { Cookie: `${planted}; ${user.cookie}` }
    await until(async () => !(await isRendered(shop, kit, headers)).isNew)
    const stranger = await isRendered(shop, kit, { Cookie: planted })
    expect(stranger.html.includes(user.email)).toBe(false)
  })

  test('is a staff page as soon as the user becomes staff', async () => {
    const shop = await countedShop({ now: () => new Date() })
    const { user, open } = await signedIn(shop)
    await until(async () => !(await open()).isNew)
    const system = asSystem(await testDatabase(), 'a test makes an administrator')
    await inTransaction(system, ({ tx }) =>
      tx.updateTable('user_profiles').set({ role: 'admin' }).where('id', '=', user.id).execute(),
    )
    await until(async () => (await open()).text.includes('Panel'))
  })

  test('comes in an encoding that the client accepts', async () => {
    const app = await testApp({ now: () => new Date() })
    const { cookie, email } = await aUser(await testDatabase())
    const bodies = await Promise.all(
      ['', 'br', 'gzip'].map(async (encoding) => {
        const headers = { 'Accept-Encoding': encoding, Cookie: cookie }
        const response = await app.request(`http://shop.test${kit}`, { headers })
        const body = Buffer.from(await response.arrayBuffer())
        expect(response.headers.get('Content-Length')).toBe(String(body.length))
        return encoding === 'br'
          ? brotliDecompressSync(body)
          : encoding === 'gzip'
            ? gunzipSync(body)
            : body
      }),
    )
    for (const body of bodies) expect(body.toString()).toContain(`"${email}"`)
    expect(new Set(bodies.map(String)).size).toBe(1)
    expect(bodies[0]?.toString()).toMatch(/<\/script><\/body><\/html>$/)
  })
})
