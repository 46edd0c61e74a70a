import { afterAll, beforeAll, expect, test } from 'vitest'
import { type IsolatedShop, openIsolatedShop } from '#tests/harness/app/isolated-shop.ts'
import { aBrowserOf, everyBrowser } from './driver/open-browser.ts'

let shop: IsolatedShop
beforeAll(async () => {
  shop = await openIsolatedShop()
})
afterAll(() => shop.close())

test.each(everyBrowser)(
  'in $engine, $how, a family sizes its house on a phone, corrects a mistake and puts a set into the cart',
  async ({ engine, hasScripts }) => {
    const browser = await aBrowserOf(engine, { hasScripts })
    const alive = () => (hasScripts ? browser.isAlive() : Promise.resolve())
    await browser.size(390, 844)
    await browser.open(`${shop.url}/calculadora-solar`)
    await alive()
    await browser.follow('Casa pequeña')
    await browser.sees('3 467')
    await alive()
    await browser.chooseByText('Añadir otro equipo', 'Turbina de agua 1 HP')
    await browser.press('Añadir')
    await browser.isAt(/equipos=rm1-vp2-bl6-tv1-ro1-te3-la1-bu1/)
    await browser.fillIn('Turbina', 'Horas al día', '25')
    await browser.press('Calcular')
    await browser.sees('Un día tiene 24 horas.')
    await browser.fillIn('Turbina', 'Horas al día', '0,5')
    await browser.press('Calcular')
    await browser.isAt(/bu1h0\.5/)
    await browser.sees('3 967')
    const [wide, screen] = await browser.run<[number, number]>(
      'return [document.documentElement.scrollWidth, document.documentElement.clientWidth]',
    )
    expect(wide).toBe(screen)
    await browser.pressFirst('Añadir al carrito', 'Añadir todo al carrito')
    if (hasScripts) {
      await browser.holdsInCart()
      await browser.open(`${shop.url}/carrito`)
    }
    await browser.isAt(/\/carrito$/)
    await browser.sees('Finalizar el pedido')
  },
)
