import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { typedBuyer, typedForCuba } from '#shop/checkout/checkout.fixture.ts'
import { declarationField } from '#shop/compliance/declarations/declaration-form.rules.ts'
import { saveSettings, settingsOf } from '#shop/settings/settings.service.server.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { aBrowser, redirectTarget } from '#tests/harness/app/browser.ts'
import { aClientIp } from '#tests/harness/app/client-ip.ts'
import { asAdmin, asSystemActor } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import {
  atDeclaration,
  atPayment,
  confirm,
  productId,
  signed,
  totalIn,
} from '#tests/harness/orders/checkout.ts'
import { setStock, stockOf } from '#tests/harness/orders/stock.ts'
import { signingConfig } from '#tests/harness/users/users.ts'

const page = '/checkout/pago'
const declarationPage = '/checkout/declaracion'

const change = async (statement: string) =>
  inTransaction(asSystem(await testDatabase(), 'a test'), ({ tx }) =>
    sql.raw(statement).execute(tx),
  )

const ordersOf = async (number: string) => {
  const { rows } = await inTransaction(asSystem(await testDatabase(), 'a test'), ({ tx }) =>
    sql`select 1 from orders where order_number = ${number}`.execute(tx),
  )
  return rows.length
}

describe('the declaration', () => {
  test('is required for Cuba only, and signed with the buyer’s name', async () => {
    const browser = await atDeclaration()
    const { text } = await browser.open(declarationPage)
    expect(text).toContain('La firma quien paga: Ana Pérez.')
    expect(text).toContain('cada familiar declara lo mismo de su dinero')
    const invalid = await browser.send(declarationPage, {
      ...signed,
      [declarationField.signature]: 'Otra Persona',
    })
    expect(invalid.status).toBe(400)
    expect(invalid.text).toContain('La firma debe ser tu nombre completo, igual al del comprador')
    expect(invalid.page.valueOf(declarationField.signature)).toBe('Otra Persona')
    expect(redirectTarget(await browser.send(declarationPage, signed))).toBe(page)
    const usa = await atPayment({ usa: true })
    expect((await usa.open(page)).status).toBe(200)
    expect(redirectTarget(await usa.open(declarationPage))).toBe(page)
  })

  test('is signed again when the buyer changes', async () => {
    const browser = await atPayment()
    await browser.send('/checkout/comprador', { ...typedBuyer, name: 'Luis Díaz' })
    expect(redirectTarget(await browser.open(page))).toBe(declarationPage)
  })
})

describe('the last step', () => {
  test('shows recipient, buyer and total before the order is placed', async () => {
    const browser = await atPayment({ buyer: { email: 'ana@example.com' } })
    const { text, html } = await browser.open(page)
    for (const shown of [
      'María del Carmen Pérez Núñez',
      'Calle 23 #456 apto 3 e/ J y K',
      'Vedado, Plaza de la Revolución, La Habana',
      'Ana Pérez',
      'ana@example.com',
      'Total a pagar $655.50',
    ])
      expect(text).toContain(shown)
    expect(text).toMatch(/Llega a La Habana entre el \d+ (de \w+ )?y el \d+ de \w+ si pagas hoy\./)
    expect(html).not.toContain('85031201234')
    expect((await browser.open(`${page}?lng=en`)).text).toContain('Total to pay $655.50')
  })

  test('names beside the recipient who else may receive it, and when it arrives', async () => {
    const browser = await atPayment()
    const other = { authorisedName: 'Rosa Díaz Gil', authorisedId: '90010112345' }
    await browser.send('/checkout/entrega', { ...typedForCuba, ...other })
    const { text, html } = await browser.open(page)
    expect(text).toMatch(/También puede recibirlo: Rosa Díaz Gil.*Paga.*Llega a La Habana/)
    expect(html).not.toContain(other.authorisedId)
  })

  test('places the order of a guest, redirects to it, and empties the cart (S-321)', async () => {
    const browser = await atPayment()
    const placed = await confirm(browser)
    expect(placed.status).toBe(303)
    const [, number = ''] =
      /^\/pedido-exitoso\/(GS-[^?]+)\?clave=/.exec(redirectTarget(placed)) ?? []
    expect(await ordersOf(number)).toBe(1)
    const cookies = placed.headers.getSetCookie().join('\n')
    for (const gone of ['cart=;', 'cartCoupon=;', 'checkout=;']) expect(cookies).toContain(gone)
    expect((await browser.follow(placed)).text).toContain(number)
    expect(redirectTarget(await browser.open('/checkout'))).toBe('/carrito?aviso=begin_here')
  })

  test('redirects to PayPal when it is chosen and configured, and does not offer it otherwise', async () => {
    const browser = await atPayment()
    const shown = await browser.open(page)
    expect(shown.page.valuesOf('method')).not.toContain('paypal')
    const config = {
      ...signingConfig,
      PAYPAL_CLIENT_ID: 'a client',
      PAYPAL_SECRET: 'its secret',
    }
    const app = await testApp({ now: () => new Date(), config })
    const headers = {
      Cookie: `checkout=${browser.cookie('checkout')}; isShippingToCuba=true`,
      Accept: 'text/html',
    }
    expect((await visit(app, page, { headers })).page.valuesOf('method')).toContain('paypal')
    const body = new URLSearchParams({ method: 'paypal', terms: 'yes', total: totalIn(shown) })
    const placed = await visit(app, page, { method: 'POST', headers, body })
    expect(redirectTarget(placed)).toMatch(/^\/checkout\/paypal\/\S{20,}$/)
    expect(placed.headers.get('X-Remix-Reload-Document')).toBe('true')
    expect((await visit(app, redirectTarget(placed), { headers })).text).toContain('$655.50')
  })

  test('that is sent twice places one order, and a retry after a lost response is redirected to it', async () => {
    const browser = await atPayment()
    const total = totalIn(await browser.open(page))
    const phone = await aBrowser(`checkout=${browser.cookie('checkout')}; isShippingToCuba=true`)
    const first = await browser.send(page, { method: 'zelle', terms: 'yes', total })
    for (const response of [
      await phone.send(page, { method: 'zelle', terms: 'yes', total }),
      await phone.open(page),
      await phone.open('/checkout'),
      await phone.open('/checkout/entrega'),
    ])
      expect(redirectTarget(response)).toBe(redirectTarget(first))
  })

  test('that is sent three times at once leads to its one order, though it took the last goods', async () => {
    const id = await productId()
    const system = await asSystemActor()
    const before = await inTransaction(system, ({ tx }) => stockOf(tx, id))
    const browser = await atPayment()
    const total = totalIn(await browser.open(page))
    const config = { ...signingConfig, PAYPAL_CLIENT_ID: 'a client', PAYPAL_SECRET: 'its secret' }
    const app = await testApp({ now: () => new Date(), config })
    const headers = {
      Cookie: `checkout=${browser.cookie('checkout')}; isShippingToCuba=true`,
      'X-Forwarded-For': aClientIp(),
    }
    const form = { method: 'paypal', terms: 'yes', total }
    const send = () =>
      visit(app, page, { method: 'POST', headers, body: new URLSearchParams(form) })
    await inTransaction(system, ({ tx }) => setStock(tx, id, 2))
    try {
      const targets = (await Promise.all([send(), send(), send()])).map(redirectTarget)
      expect(targets[0]).toMatch(/^\/checkout\/paypal\/\S{20,}$/)
      expect(targets).toEqual(targets.map(() => targets[0]))
      expect(redirectTarget(await send())).toBe(targets[0])
    } finally {
      await inTransaction(system, ({ tx }) => setStock(tx, id, before))
    }
  })

  test('requires a payment method and the terms, with errors beside their fields', async () => {
    const refused = await confirm(await atPayment(), { method: 'cash', terms: '' })
    expect(refused.status).toBe(400)
    for (const [name, sentence] of [
      ['method', 'Elige cómo quieres pagar.'],
      ['terms', 'Para pedir hay que aceptar los términos.'],
    ]) {
      const [field] = refused.page.all(`[name="${name}"]`)
      const described = field?.closest('[aria-describedby]')
      expect(described && refused.page.description(described)).toContain(sentence)
    }
  })

  test('shows a changed total and asks for confirmation, whatever total was sent', async () => {
    for (const total of ['1', '', '-5', '1e9', '99999999999999', 'x', '65549']) {
      const browser = await atPayment()
      const refused = await confirm(browser, { total })
      expect([total, refused.status]).toEqual([total, 409])
      expect(refused.text).toContain('El precio ha cambiado: el total ahora es $655.50.')
      expect(totalIn(refused)).toBe('65550')
    }
  })

  test('says that a product sold out meanwhile, and places no partial order', async () => {
    const quantityOf = async (id: string) => {
      const { rows } = await change(`select stock_quantity as n from products where id = '${id}'`)
      return (rows[0] as { n: number }).n
    }
    const [sold, saved] = [
      await productId('bateria-lifepo4-12-v-100-ah'),
      await productId('kit-luz-100-w-y-640-wh'),
    ]
    const browser = await atPayment({ cart: `${sold}:1.${saved}:1` })
    const total = totalIn(await browser.open(page))
    const before = await quantityOf(sold)
    await change(`update products set stock_quantity = 0 where id = '${sold}'`)
    try {
      const refused = await browser.send(page, { method: 'zelle', terms: 'yes', total })
      expect(refused.status).toBe(409)
      expect(refused.text).toContain('El precio ha cambiado')
      expect(refused.text).toContain('Batería LiFePO4 12 V 100 Ah se agotó y se quitó.')
    } finally {
      await change(`update products set stock_quantity = ${before} where id = '${sold}'`)
    }
  })

  test('applies a coupon and an installation, and refuses an invalid code beside its field', async () => {
    const browser = await atPayment()
    const invalid = await browser.send(page, { intent: 'coupon', code: 'NADA' })
    expect(invalid.status).toBe(400)
    expect(invalid.text).toContain('Ese cupón no existe o ya no vale.')
    expect(invalid.page.valueOf('code')).toBe('NADA')
    const right = await browser.send(page, { intent: 'coupon', code: 'girasol1' })
    expect([right.status, redirectTarget(right)]).toEqual([303, page])
    await browser.send(page, { intent: 'installation', on: 'true' })
    const { text } = await browser.open(page)
    expect(text).toContain('Descuento (GIRASOL1)')
    expect(text).toContain('Servicio de instalación $50.00')
    await browser.send(page, { intent: 'no_coupon' })
    await browser.send(page, { intent: 'installation', on: 'false' })
    expect((await browser.open(page)).text).toContain('Total a pagar $655.50')
  })

  test('takes the installation out where no installer reaches the address, and says so', async () => {
    const staff = await asAdmin()
    const before = await settingsOf(staff, 'installation')
    const browser = await atPayment()
    await browser.send(page, { intent: 'installation', on: 'true' })
    try {
      await saveSettings(staff, 'installation', {
        ...before,
        installation_places: 'Holguín, Florida',
      })
      const { text, page: shown } = await browser.open(page)
      expect(text).toContain('Se hace en: Holguín, Florida.')
      expect(text).toContain('A esa dirección no llega ningún instalador')
      expect(text).toContain('Total a pagar $655.50')
      expect(shown.all('button[value="installation"]')).toEqual([])
    } finally {
      await saveSettings(staff, 'installation', before)
    }
    expect((await browser.open(page)).text).toContain('Servicio de instalación $50.00')
  })

  test('leads back to the delivery when its province was suspended meanwhile', async () => {
    const browser = await atPayment()
    await change(
      `update province_services set mode = 'suspended', days_min = null, days_max = null where code = '23'`,
    )
    try {
      expect(redirectTarget(await browser.send(page, { method: 'zelle', terms: 'yes' }))).toBe(
        '/checkout/entrega',
      )
    } finally {
      await change(
        `update province_services set mode = 'door', days_min = 12, days_max = 20 where code = '23'`,
      )
    }
  })

  test('is closed with a message while the shop is in maintenance, and loses no data', async () => {
    const browser = await atPayment()
    const set = (value: string) =>
      change(
        `update site_settings set setting_value = '${value}' where setting_key = 'maintenance_mode'`,
      )
    await set('true')
    try {
      for (const path of ['/checkout/entrega', '/checkout/comprador', declarationPage, page]) {
        const { status, text } = await browser.open(path)
        expect([path, status]).toEqual([path, 200])
        expect(text).toContain('Tienda en Mantenimiento')
        expect(text).toContain(
          'Modo Mantenimiento: Las compras están deshabilitadas temporalmente. Aún puedes navegar por el sitio.',
        )
        expect(text).toContain('Las compras están deshabilitadas temporalmente.')
      }
      const refused = await browser.send(page, { method: 'zelle', terms: 'yes', total: '65550' })
      expect(refused.status).toBe(409)
      expect(refused.text).toContain('Las compras están deshabilitadas temporalmente.')
    } finally {
      await set('false')
    }
    await expect
      .poll(async () => (await browser.open(page)).text)
      .toContain('Total a pagar $655.50')
  })
})
