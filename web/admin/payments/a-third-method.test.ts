import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memoryStore } from '#platform/files/memory-store.ts'
import { accountingOf } from '#shop/accounting/accounting.service.server.ts'
import { testApp, type Visit, visit } from '#tests/harness/app/app.ts'
import { aBrowser, redirectTarget, type TestBrowser } from '#tests/harness/app/browser.ts'
import { aClientIp } from '#tests/harness/app/client-ip.ts'
import { asAdmin } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { emailsTo } from '#tests/harness/emails/mail.ts'
import { aScreenshot } from '#tests/harness/inputs/pictures.ts'
import { atPayment, confirm } from '#tests/harness/orders/checkout.ts'
import { aMethod } from '#tests/harness/payments/methods.ts'
import { anOwner } from '#tests/harness/users/staff.ts'
import { aUser } from '#tests/harness/users/users.ts'

const cashApp = {
  method: 'cash_app',
  name: 'Cash App',
  active: 'on',
  usa: 'on',
  cuba: 'on',
  recipient: '$girasol-solar',
  registeredName: 'Girasol Solar',
  secondAbove: '500',
  instructionsEs: 'Abre la aplicación y toca Pagar.',
  instructionsEn: 'Open the app and tap Pay.',
}
const staff = async () => aBrowser((await aUser(await testDatabase(), { role: 'admin' })).cookie)
const save = async (browser: TestBrowser, overrides: Record<string, string> = {}) =>
  browser.send('/admin/pagos', { ...cashApp, ...overrides })
const without = (field: keyof typeof cashApp) => {
  const { [field]: _, ...rest } = cashApp
  return rest
}

let owner: TestBrowser
beforeAll(async () => {
  owner = await aBrowser((await anOwner(await testDatabase())).cookie)
})
afterAll(() => owner.send('/admin/pagos', without('active')))

const moneyBy = async (method: string) => {
  const { total, cash } = await accountingOf(await asAdmin(), {
    ...{ from: null, to: null, destination: null, method: aMethod(method) },
  })
  const moved = (provider: string, kind: string) =>
    cash.find((one) => one.provider === provider && one.kind === kind)?.amount ?? 0
  return {
    orders: total.orders,
    revenue: total.revenue,
    received: moved(method, 'capture'),
    returned: moved(method, 'refund'),
    donated: moved(`donation_${method}`, 'capture'),
  }
}

/** Sends a screenshot as a browser without scripts does. */
async function sendProof(path: string) {
  const body = new FormData()
  body.set('file', new File([new Uint8Array(await aScreenshot('#aa2277'))], 'captura.png'))
  body.set('sender', 'Ana Pérez')
  const app = await testApp({ files: memoryStore(), now: () => new Date() })
  return visit(app, path, { method: 'POST', body, headers: { 'X-Forwarded-For': aClientIp() } })
}

const articleOf = ({ page }: Visit, mark: string) =>
  page
    .allByRole('article')
    .map(page.within)
    .find(({ text }) => text.includes(mark))

test('the owner adds a manual method by its name; it is offered once its recipient is known', async () => {
  const added = await owner.send('/admin/pagos', { intent: 'add', name: ' Cash  App ' })
  expect(redirectTarget(added)).toBe('/admin/pagos?creado=1')
  expect((await owner.follow(added)).text).toContain('Añadida.')
  const again = await owner.send('/admin/pagos', { intent: 'add', name: 'cash app' })
  expect([again.status, again.text]).toEqual([400, expect.stringContaining('Ya hay una forma')])
  expect(again.page.values).toContain('cash app')
  expect((await owner.send('/admin/pagos', { intent: 'add', name: '¿?' })).status).toBe(400)
  const incomplete = await save(owner, { recipient: '' })
  expect(incomplete.status).toBe(400)
  expect(incomplete.page.values).toContain('Abre la aplicación y toca Pagar.')
  expect((await (await atPayment()).open('/checkout/pago')).text).not.toContain('Cash App')
  expect((await save(owner, { name: 'ZELLE' })).status).toBe(409)
  expect(redirectTarget(await save(owner))).toBe('/admin/pagos?guardado=1')
  const trace = await owner.open('/admin/auditoria?que=payment_method')
  expect(trace.text).toContain('$girasol-solar')
})

test('an order by it goes from the checkout to the accounting, to the cent', async () => {
  const before = await moneyBy('cash_app')
  const email = `${randomUUID()}@example.com`
  const browser = await atPayment({ buyer: { email } })
  const choice = await browser.open('/checkout/pago')
  expect(choice.text).toContain('Envías el dinero por Cash App')
  expect(choice.text).toContain('Abre la aplicación y toca Pagar.')
  const english = await browser.open('/checkout/pago?lng=en')
  expect(english.text).toContain('Open the app and tap Pay.')
  await browser.open('/checkout/pago?lng=es')

  const order = await browser.follow(await confirm(browser, { method: 'cash_app' }))
  const [number = ''] = /GS(-[0-9A-Z]{4}){3}/.exec(order.text) ?? []
  for (const shown of ['Falta tu pago por Cash App', 'Para (Cash App)', '$girasol-solar'])
    expect(order.text).toContain(shown)
  expect(order.text).toContain('Abre la aplicación y toca Pagar.')
  const emails = await emailsTo(await testDatabase(), email)
  const received = emails.find(({ text }) => text?.includes(number))?.text ?? ''
  expect(received).toContain('PAGA CON CASH APP')
  expect(received).not.toContain('$girasol-solar')

  const proofPage = order.page.hrefs.find((href) => href.endsWith('/comprobante')) ?? ''
  expect((await browser.open(proofPage)).text).toContain('Pagar con Cash App')
  expect(redirectTarget(await sendProof(proofPage))).toBe(`${proofPage}?comprobante=kept`)

  const queue = await owner.open('/admin/zelle')
  expect(queue.text).toContain(`Pedido ${number} · Cash App`)
  const id = articleOf(queue, number)?.valueOf('order') ?? ''
  const seen = { intent: 'approve', order: id, reference: randomUUID(), amount: '655.50' }
  const decide = async (by: TestBrowser) => redirectTarget(await by.send('/admin/zelle', seen))
  expect(await decide(owner)).toBe('/admin/zelle?hecho=second_needed')
  expect((await owner.send('/admin/zelle', seen)).status).toBe(409)
  expect(await decide(await staff())).toBe('/admin/zelle?hecho=paid')

  const panelPage = await owner.open(`/admin/pedidos/${number}`)
  expect(panelPage.text).toContain('Cash App: visto en el banco')
  const listed = async (method: string, path = '/admin/pedidos') =>
    (await owner.open(`${path}?metodo=${method}`)).text
  expect(await listed('cash_app')).toContain(number)
  expect(await listed('zelle')).not.toContain(number)
  expect(await listed('cash_app', '/admin/pedidos/archivo.csv')).toContain('Cash App')
  const back = { intent: 'refund', amount: '100.25', reason: 'de más', reference: randomUUID() }
  expect((await owner.send(`/admin/pedidos/${number}`, back)).status).toBe(303)
  expect(await moneyBy('cash_app')).toEqual({
    orders: before.orders + 1,
    revenue: before.revenue + 65_550 - 10_025,
    received: before.received + 65_550,
    returned: before.returned + 10_025,
    donated: before.donated,
  })
  const accounting = await owner.open('/admin/contabilidad?desde=&hasta=&metodo=cash_app')
  for (const shown of ['Cash App: Entró', 'Cash App: Salió', '$655.50', '$100.25'])
    expect(accounting.text).toContain(shown)
})

test('a donation by it is confirmed at the bank and counted apart', async () => {
  const before = await moneyBy('cash_app')
  const browser = await aBrowser()
  expect((await browser.open('/donar')).text).toContain('envías el dinero por Cash App')
  const own = await browser.follow(
    await browser.send('/donar', {
      ...{ attempt: randomUUID(), cause: 'lamp', amount: '', name: 'Ana García Peña' },
      ...{ email: 'ana@example.com', message: '', method: 'cash_app' },
    }),
  )
  for (const shown of ['Envía el dinero por Cash App', 'Para (Cash App)', '$girasol-solar'])
    expect(own.text).toContain(shown)
  const [memo = ''] = /DN(-[0-9A-Z]{4}){2}/.exec(own.text) ?? []
  const donation = articleOf(await owner.open('/admin/donaciones'), memo)?.valueOf('donation') ?? ''
  const confirmed = await owner.send('/admin/donaciones', {
    ...{ intent: 'confirm', donation, reference: randomUUID(), sender: 'Ana García Peña' },
    amount: '20.00',
  })
  expect(redirectTarget(confirmed)).toBe('/admin/donaciones?hecho=paid')
  expect(await moneyBy('cash_app')).toEqual({ ...before, donated: before.donated + 2_000 })
})
