import { afterAll, beforeAll, test } from 'vitest'
import { memoryStore } from '#platform/files/memory-store.ts'
import { type IsolatedShop, openIsolatedShop } from '#tests/harness/app/isolated-shop.ts'
import { anOrderWithProof, jobsOf } from '#tests/harness/panel/busy-panel.ts'
import { aBrowserOf, everyBrowser } from './driver/open-browser.ts'

const files = memoryStore()
let shop: IsolatedShop
let cookie: string
beforeAll(async () => {
  shop = await openIsolatedShop({ files })
  cookie = (await shop.somebody('admin')).cookie
})
afterAll(() => shop.close())

test.each(everyBrowser)(
  'in $engine, $how, an owner approves a transfer and may then refund the order',
  async ({ engine, hasScripts }) => {
    const { number } = await anOrderWithProof(jobsOf(shop, files))
    const browser = await aBrowserOf(engine, { hasScripts })
    const alive = () => (hasScripts ? browser.isAlive() : Promise.resolve())
    await browser.open(shop.url)
    const [name = '', value = ''] = cookie.split('=')
    await browser.addCookie({ name, value })
    await browser.open(`${shop.url}/admin/pedidos/${number}`)
    await alive()
    for (const heading of ['Lo recibe', 'Dinero', 'Documentos', 'Historial'])
      await browser.sees(heading)
    await browser.open(`${shop.url}/admin/zelle`)
    await alive()
    await browser.sees(number)
    await browser.fillIn(number, 'Referencia del banco', `BANK-${number}`)
    await browser.fillIn(number, 'Importe visto en el banco', '309,70')
    await browser.press('Confirmado en el banco: aprobar')
    await browser.press('Confirmar')
    await browser.sees('Pago aprobado.')
    await browser.open(`${shop.url}/admin/pedidos/${number}`)
    await alive()
    await browser.follow('Reembolsar')
    await browser.sees('Importe en dólares')
  },
)
