import { afterAll, beforeAll, expect, test } from 'vitest'
import { typedBuyer, typedForCuba } from '#shop/checkout/checkout.fixture.ts'
import { statementIds } from '#shop/compliance/declarations/declaration.rules.ts'
import { type IsolatedShop, openIsolatedShop } from '#tests/harness/app/isolated-shop.ts'
import type { Browser } from './driver/browser.ts'
import { aBrowserOf, everyBrowser } from './driver/open-browser.ts'

let shop: IsolatedShop
beforeAll(async () => {
  shop = await openIsolatedShop()
})
afterAll(() => shop.close())

async function fillDelivery(browser: Browser): Promise<void> {
  const { province, municipality, endUse, delivery: _, ...texts } = typedForCuba
  await browser.choose('province', province)
  await browser.choose('municipality', municipality)
  await browser.choose('endUse', endUse)
  for (const [field, text] of Object.entries(texts)) if (text) await browser.fill(field, text)
}

async function fillBuyer(browser: Browser): Promise<void> {
  const { country, name, email, phone } = typedBuyer
  await browser.choose('country', country)
  for (const [field, text] of Object.entries({ name, email, phone }))
    await browser.fill(field, text)
  await browser.check('Un familiar')
}

async function sign(browser: Browser): Promise<void> {
  for (const id of statementIds) await browser.checkNamed(`declaration-${id}`)
  await browser.fill('declaration-signature', typedBuyer.name)
  await browser.press('Firmar y continuar')
}

test.each(everyBrowser)(
  'in $engine, $how, a guest sends a kit to Cuba: a mistake is said beside its field, and the order is made',
  async ({ engine, hasScripts }) => {
    const browser = await aBrowserOf(engine, { hasScripts })
    const alive = () => (hasScripts ? browser.isAlive() : Promise.resolve())
    await browser.open(shop.url)
    await browser.addCookie({ name: 'isShippingToCuba', value: 'true' })
    await browser.open(`${shop.url}/catalogo/kit-luz-100-w-y-640-wh`)
    await alive()
    await browser.seesPicture('Kit Luz')
    await browser.pressFirst('Añadir al carrito')
    if (hasScripts) {
      await browser.holdsInCart()
      await browser.open(`${shop.url}/carrito`)
    }
    await browser.isAt(/\/carrito$/)
    await alive()
    await browser.sees('Kit Luz')
    await browser.press('Finalizar el pedido')
    await browser.isAt(/\/checkout\/entrega/)
    await browser.sees('¿Quién lo recibe y dónde?')
    await alive()

    await fillDelivery(browser)
    await browser.fill('phone', '7 832 1234')
    await browser.press('Continuar')
    await browser.sees('empieza con 5 o 6')
    expect(await browser.valueOf('street')).toBe('Calle 23')
    await browser.fill('phone', typedForCuba.phone)
    await browser.press('Continuar')

    await browser.isAt(/\/checkout\/comprador/)
    await fillBuyer(browser)
    await browser.press('Continuar')
    await browser.isAt(/\/checkout\/declaracion/)
    await sign(browser)
    await browser.isAt(/\/checkout\/pago/)
    await browser.check('Zelle')
    await browser.check('Acepto los términos')
    await browser.press('Confirmar el pedido')
    const address = await browser.isAt(/\/pedido-exitoso\/GS-/)
    const number = /GS-[\w-]+/.exec(address)?.[0] ?? ''
    await browser.sees(number)
    await browser.open(`${shop.url}/carrito`)
    await browser.sees('Tu carrito está vacío')
  },
)
