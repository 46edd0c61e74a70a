import { describe, expect, test } from 'vitest'
import { typedForCuba } from '#shop/checkout/checkout.fixture.ts'
import { testApp, type Visit } from '#tests/harness/app/app.ts'
import { aBrowser, redirectTarget } from '#tests/harness/app/browser.ts'
import { aClientIp } from '#tests/harness/app/client-ip.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import {
  atCheckout,
  atPayment,
  confirm,
  filledIn,
  productId,
  signed,
} from '#tests/harness/orders/checkout.ts'
import { aUser } from '#tests/harness/users/users.ts'

const page = '/checkout/entrega'

describe('a draft', () => {
  const linkIn = ({ page: shown }: Visit) =>
    shown.values
      .find((value) => value.includes('/checkout/continuar/'))
      ?.replace('http://shop.test', '') ?? ''

  /** A sender who has filled in the delivery, and the link that the page offers. */
  async function aSender() {
    const browser = await atCheckout()
    await browser.send(page, typedForCuba)
    return { browser, link: linkIn(await browser.open(page)) }
  }

  test('is offered by its link, and resumed in another browser only when that one says so', async () => {
    const { link } = await aSender()
    const phone = await aBrowser()
    const asked = await phone.open(link)
    expect([asked.status, phone.cookie('checkout')]).toEqual([200, undefined])
    expect(asked.html).toContain('¿Seguir con este pedido?')
    for (const typed of ['Edificio azul', 'Núñez']) expect(asked.html).not.toContain(typed)
    const resumed = await phone.send(link)
    expect(redirectTarget(resumed)).toBe('/checkout/comprador')
    expect(resumed.headers.getSetCookie().join()).toMatch(
      /checkout=[^;]+;[^,]*HttpOnly; SameSite=Lax/,
    )
    expect(filledIn(await phone.open(page), 'street')).toBe('Calle 23')
  })

  test('that a visitor continues by a link is a copy: the sender reads nothing of what is typed then', async () => {
    const { browser, link } = await aSender()
    const visitor = await aBrowser()
    await visitor.send(link)
    await visitor.send(page, { ...typedForCuba, street: 'Calle de la visita' })
    expect(visitor.cookie('checkout')).not.toBe(browser.cookie('checkout'))
    expect(filledIn(await visitor.open(page), 'street')).toBe('Calle de la visita')
    expect(filledIn(await browser.open(page), 'street')).toBe('Calle 23')
    const again = await aBrowser()
    await again.send(link)
    expect(filledIn(await again.open(page), 'street')).toBe('Calle 23')
  })

  test('that the browser lost while it was filled in keeps what is typed, and says where the cart is', async () => {
    const browser = await aBrowser()
    const sent = await browser.send(page, typedForCuba)
    const left = redirectTarget(await browser.follow(sent))
    expect(left).toBe('/carrito?aviso=begin_here')
    await browser.send('/checkout', { cart: `${await productId()}:1` })
    expect(filledIn(await browser.open(page), 'street')).toBe('Calle 23')
  })

  test('is copied unsigned and for an order of its own, and its link is no cookie', async () => {
    const browser = await atPayment()
    const link = linkIn(await browser.open('/checkout/pago'))
    const visitor = await aBrowser()
    expect(redirectTarget(await visitor.send(link))).toBe('/checkout/declaracion')
    await visitor.send('/checkout/declaracion', signed)
    const orders = [await confirm(browser), await confirm(visitor)].map(redirectTarget)
    for (const order of orders) expect(order).toMatch(/^\/pedido-exitoso\/GS-/)
    expect(orders[0]).not.toBe(orders[1])
    const thief = await aBrowser(`checkout=${link.split('/').at(-1)}; isShippingToCuba=true`)
    expect(redirectTarget(await thief.open(page))).toBe('/checkout')
  })

  test('that became an order is not reached by its link', async () => {
    const browser = await atPayment()
    const link = linkIn(await browser.open('/checkout/pago'))
    expect(redirectTarget(await confirm(browser))).toContain('/pedido-exitoso/')
    const late = await aBrowser()
    for (const response of [await late.open(link), await late.send(link)])
      expect([response.status, redirectTarget(response)]).toEqual([404, ''])
    expect(late.cookie('checkout')).toBeUndefined()
  })

  test('of another buyer is not found, as one that does not exist', async () => {
    const { cookie } = await aUser(await testDatabase())
    const { browser, link } = await aSender()
    const token = browser.cookie('checkout')
    const owner = await aBrowser(`${cookie}; checkout=${token}; isShippingToCuba=true`)
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
    expect(filledIn(await phone.open(page), 'street')).toBe('Calle 23')
    const shared = await aBrowser(`checkout=${browser.cookie('checkout')}`)
    const opened = await shared.open(page)
    expect(redirectTarget(opened)).toMatch(/^\/login\?reason=session_expired/)
    expect(opened.html).not.toContain('Calle 23')
  })

  test('that has expired loses no data that is sent', async () => {
    const browser = await aBrowser(`cart=${await productId()}:1; isShippingToCuba=true`)
    const sent = await browser.send(page, { ...typedForCuba, phone: '' })
    expect([sent.status, redirectTarget(sent)]).toEqual([303, page])
    expect(filledIn(await browser.follow(sent), 'street')).toBe('Calle 23')
  })

  test('of a customer whose session ended says so and returns to its step, with what was typed meanwhile', async () => {
    const { cookie } = await aUser(await testDatabase())
    const own = await atCheckout({ cookie })
    await own.send(page, typedForCuba)
    const token = `checkout=${own.cookie('checkout')}`
    const lost = await aBrowser(`${token}; isShippingToCuba=true`)
    const login = '/login?reason=session_expired&from=%2Fcheckout%2Fcomprador'
    const opened = await lost.open('/checkout/comprador')
    expect(redirectTarget(opened)).toBe(login)
    expect((await lost.follow(opened)).text).toContain('Tu sesión ha caducado.')
    const sent = await lost.send(page, { ...typedForCuba, street: 'Calle Martí' })
    expect(redirectTarget(sent)).toBe('/checkout/comprador')
    expect(redirectTarget(await lost.follow(sent))).toBe(login)
    const again = await aBrowser(`${token}; isShippingToCuba=true; ${cookie}`)
    expect((await again.open('/checkout/comprador')).status).toBe(200)
    expect(filledIn(await again.open(page), 'street')).toBe('Calle Martí')
    const other = await aUser(await testDatabase())
    const foreign = await aBrowser(`${token}; isShippingToCuba=true; ${other.cookie}`)
    expect(redirectTarget(await foreign.open('/checkout/comprador'))).toBe('/checkout')
  })

  test('cannot be started without limit from one client', async () => {
    let time = Date.now()
    // slowly enough for the limit of a minute
    const app = await testApp({
      now: () => {
        time += 2_000
        return new Date(time)
      },
    })
    const cart = `${await productId()}:1`
    const ip = aClientIp()
    const begin = async () => {
      const { status, headers } = await app.request('http://shop.test/checkout', {
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
