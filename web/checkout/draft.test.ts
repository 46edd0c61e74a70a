import { describe, expect, test } from 'vitest'
import { typedForCuba } from '#shop/checkout/checkout.fixture.ts'
import { aBrowser, redirectTarget } from '#tests/harness/app/browser.ts'
import { aClientIp } from '#tests/harness/app/client-ip.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { atCheckout, filledIn, productId } from '#tests/harness/orders/checkout.ts'
import { aUser } from '#tests/harness/users/users.ts'

const page = '/checkout/entrega'

describe('a draft', () => {
  const linkIn = (html: string) =>
    /value="http:\/\/shop\.test(\/checkout\/continuar\/[^"]+)"/.exec(html)?.[1] ?? ''

  test('is resumed in another browser by its link, with its destination', async () => {
    const browser = await atCheckout()
    await browser.send(page, typedForCuba)
    const link = linkIn((await browser.open(page)).html)
    const phone = await aBrowser()
    const opened = await phone.open(link)
    expect(redirectTarget(opened)).toBe('/checkout/comprador')
    expect(opened.headers.getSetCookie().join()).toMatch(
      /checkout=[^;]+;[^,]*HttpOnly; SameSite=Lax/,
    )
    expect(filledIn((await phone.open(page)).html, 'street')).toBe('Calle 23')
  })

  test('of another buyer is not found, as one that does not exist', async () => {
    const { cookie } = await aUser(await testDatabase())
    const guest = await atCheckout()
    const link = linkIn((await guest.open(page)).html)
    const owner = await aBrowser(`${cookie}; isShippingToCuba=true`)
    await owner.open(link)
    await owner.send(page, typedForCuba)
    const stranger = await aBrowser()
    const theirs = await stranger.open(link)
    const nobodys = await stranger.open(link.replace(/\/[0-9a-f]{8}/, `/${'0'.repeat(8)}`))
    expect([theirs.status, nobodys.status]).toEqual([404, 404])
    const same = (html: string) => html.replace(/continuar\/[^"\\]+/g, '')
    expect(same(theirs.html)).toBe(same(nobodys.html))
    expect(theirs.html).not.toContain('Edificio azul')
  })

  test('of a customer is found by the account on any device, and not by the old cookie', async () => {
    const { cookie } = await aUser(await testDatabase())
    const browser = await atCheckout({ cookie })
    await browser.send(page, typedForCuba)
    const phone = await aBrowser(`${cookie}; isShippingToCuba=true`)
    expect(filledIn((await phone.open(page)).html, 'street')).toBe('Calle 23')
    const shared = await aBrowser(`checkout=${browser.cookie('checkout')}`)
    expect(redirectTarget(await shared.open(page))).toBe('/checkout')
  })

  test('that has expired loses no data that is sent', async () => {
    const browser = await aBrowser(`cart=${await productId()}:1; isShippingToCuba=true`)
    const sent = await browser.send(page, { ...typedForCuba, phone: '' })
    expect([sent.status, redirectTarget(sent)]).toEqual([303, page])
    expect(filledIn((await browser.follow(sent)).html, 'street')).toBe('Calle 23')
  })

  test('cannot be started without limit from one client', async () => {
    const browser = await aBrowser()
    const cart = `${await productId()}:1`
    const ip = aClientIp()
    const begin = async () => {
      const { status, headers } = await browser.app.request('http://shop.test/checkout', {
        method: 'POST',
        headers: { Origin: 'http://shop.test', 'X-Forwarded-For': ip },
        body: new URLSearchParams({ cart }),
      })
      return { status, wait: Number(headers.get('Retry-After')) }
    }
    const responses = []
    for (let count = 0; count < 121; count++) responses.push(await begin())
    expect(responses.at(119)?.status).toBe(303)
    expect(responses.at(120)?.status).toBe(429)
    expect(responses.at(120)?.wait).toBeGreaterThan(0)
  })

  test('cannot be started from another site', async () => {
    const browser = await atCheckout()
    const forged = await browser.app.request('http://shop.test/checkout/entrega', {
      method: 'POST',
      headers: {
        Origin: 'https://evil.example',
        Cookie: `checkout=${browser.cookie('checkout')}`,
      },
      body: new URLSearchParams(typedForCuba),
    })
    expect(forged.status).toBe(403)
  })
})
