import { beforeEach } from 'vitest'
import { linkOf, orderById } from '#shop/orders/orders.service.server.ts'
import { approve } from '#tests/fakes/paypal-state.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { redirectTarget } from '#tests/harness/app/browser.ts'
import { aClientIp } from '#tests/harness/app/client-ip.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { type PayPalShop, payPalShop } from '#tests/harness/payments/paypal-shop.ts'
import { signingConfig } from '#tests/harness/users/users.ts'

export const payer = { name: 'Rosa Núñez Gil', country: 'US', intent: 'pay' }

/** A shop for each test whose orders are divided among several payers. */
export function shopWithParts() {
  let shop: PayPalShop
  let app: Awaited<ReturnType<typeof testApp>>
  beforeEach(async () => {
    shop = await payPalShop()
    app = await testApp({ config: shop.at().config })
  })

  const post = (path: string, fields: Record<string, string>) =>
    visit(app, path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      // what other files sent does not count against these
      headers: { 'X-Forwarded-For': aClientIp() },
    })

  async function aLink(order = anOrder().paidBy('paypal')) {
    const { id } = await order.insert(shop.db)
    const found = await orderById(await asSystemActor(), id)
    if (!found) throw new Error('no order')
    return { id, link: linkOf({ config: signingConfig }, found, 'payer') }
  }

  /** Divides an order in the browser without scripts; the links of its parts. */
  async function dividedInThree() {
    const { id, link } = await aLink()
    const fields = {
      partes: '3',
      'name-1': 'Tía Rosa',
      'amount-1': '100',
      'name-2': '',
      'amount-2': '',
    }
    const made = await post(`${link}/entre-varios?partes=3`, fields)
    if (redirectTarget(made) !== `${link}#partes`) throw new Error(`not divided: ${made.status}`)
    const page = await visit(app, link)
    const parts = page.page
      .all('input[readonly]')
      .map((input) => new URL(input.getAttribute('value') ?? '').pathname)
    return { id, link, page, parts }
  }

  /** The relative approves at PayPal and is led back. */
  function agree(goesTo: string): string {
    const id = new URL(goesTo).searchParams.get('token') ?? ''
    approve(shop.state, id)
    const { pathname, search } = new URL(shop.state.orders.get(id)?.returnUrl ?? '')
    return `${pathname}${search}&token=${id}&PayerID=P1`
  }

  return {
    get shop() {
      return shop
    },
    get app() {
      return app
    },
    post,
    aLink,
    dividedInThree,
    agree,
  }
}
