import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { notice } from '#tests/fakes/paypal-state.ts'
import { testApp } from '#tests/harness/app/app.ts'
import { aBrowser, redirectTarget } from '#tests/harness/app/browser.ts'
import { emailsTo } from '#tests/harness/emails/mail.ts'
import { askedIn } from '#tests/harness/panel/asked-in.ts'
import { approvedDonation, startsDonation } from '#tests/harness/payments/donations.ts'
import { zelle } from '#tests/harness/payments/methods.ts'
import { captureDonation, takeNotice } from '#tests/harness/payments/payments.ts'
import { noticeOf } from '#tests/harness/payments/paypal-notices.ts'
import { payPalShop } from '#tests/harness/payments/paypal-shop.ts'
import { aUser } from '#tests/harness/users/users.ts'

const path = '/admin/donaciones'

async function thePanel() {
  const shop = await payPalShop()
  const app = await testApp({ config: shop.at().config, now: () => new Date() })
  const staff = await aBrowser((await aUser(shop.db, { role: 'admin' })).cookie, app)
  return {
    ...{ shop, staff },
    send: (donation: { id: string }, fields: Record<string, string>, place = path) =>
      staff.send(place, { donation: donation.id, asks: 'first', ...fields }),
    open: () => staff.open(path),
    written: async ({ email }: { email: string }) => (await emailsTo(shop.db, email)).length,
  }
}

test('a donation whose payment was taken back says so in the panel, in both languages', async () => {
  const { shop, staff } = await thePanel()
  const donation = await approvedDonation(shop)
  await captureDonation(shop.at(), donation.payPalId)
  const [capture] = shop.state.orders.get(donation.payPalId)?.captures ?? []
  const reversed = { event_type: 'PAYMENT.CAPTURE.REVERSED', resource: { id: capture?.id ?? '' } }
  await takeNotice(shop.at(12), noticeOf(notice(shop.state, reversed)))
  for (const [lng, text] of [
    ['es', 'PayPal retiró $20.00'],
    ['en', 'PayPal took $20.00 back'],
  ] as const) {
    const { page } = await staff.open(`${path}?lng=${lng}`)
    const card = page.all('article').find((one) => one.textContent?.includes(donation.memo))
    expect(card?.textContent).toContain(text)
  }
})

test('a confirmed donation shows its receipt first, and the sum where it is not what was announced', async () => {
  const { shop, open, send, written } = await thePanel()
  const donation = await startsDonation(shop, { method: zelle })
  const before = await written(donation)
  const amounts = (await open()).page.valuesOf('amount')
  expect(amounts.length).toBeGreaterThan(0)
  expect(amounts).not.toContain('20.00')
  const seen = { intent: 'confirm', reference: randomUUID(), sender: 'Ana García Peña' }
  const question = askedIn(
    await send(donation, { ...seen, amount: '200' }),
    `¿Contar la donación ${donation.memo}?`,
  )
  expect(question.text).toContain(`Correo a ${donation.email}`)
  expect(question.text).toContain('Escribiste $200.00, y la donación era de $20.00.')
  const edited = await send(donation, { ...question.fields, asks: 'edit' })
  expect(edited.page.valuesOf('amount')).toContain('200')
  expect(await written(donation)).toBe(before)
  const again = askedIn(
    await send(donation, { ...seen, amount: '20' }),
    `¿Contar la donación ${donation.memo}?`,
  )
  const done = await send(donation, { ...again.fields, asks: 'no' })
  expect(redirectTarget(done)).toBe(`${path}?hecho=paid`)
  expect(await written(donation)).toBe(before + 1)
})

test('a donor who is released reads the instructions that were shown; a refusal says that nobody is written to', async () => {
  const { shop, send, written } = await thePanel()
  const held = () => startsDonation(shop, { method: zelle, name: 'Miguel Díaz-Canel Bermúdez' })
  const donation = await held()
  const reason = 'es otra persona'
  const question = askedIn(
    await send(donation, { intent: 'release', reason }),
    `¿Liberar la donación ${donation.memo}?`,
  )
  expect(question.text).toContain(`Correo a ${donation.email}`)
  expect(question.text).toContain(reason)
  expect(await written(donation)).toBe(0)
  expect((await send(donation, { ...question.fields, asks: 'no' })).status).toBe(303)
  expect(await written(donation)).toBe(1)

  const other = await held()
  const refusal = askedIn(
    await send(other, { intent: 'refuse', reason }),
    `¿Rechazar la donación ${other.memo}?`,
  )
  expect(refusal.text).toContain('No se escribe a quien donó')
})

test('money goes back through a provider only after it was asked about', async () => {
  const { shop, send } = await thePanel()
  const donation = await approvedDonation(shop)
  expect(await captureDonation(shop.at(), donation.payPalId)).toBe('paid')
  const refunds = () => [...shop.state.orders.values()].flatMap((order) => order.refunds).length
  const question = askedIn(
    await send(donation, { intent: 'give_back', reason: 'lo pidió' }),
    `¿Devolver $20.00 de la donación ${donation.memo}?`,
  )
  expect(question.text).toContain('Se le pide a PayPal')
  expect(question.text).toContain('te devolvimos $20.00 por PayPal')
  expect(refunds()).toBe(0)
  const done = await send(donation, { ...question.fields, asks: 'no' })
  expect(redirectTarget(done)).toBe(`${path}?hecho=returned`)
  expect(refunds()).toBe(1)

  const filtered = `${path}?ver=pendientes`
  const stale = await send(donation, { intent: 'give_back', reason: 'otra vez' }, filtered)
  expect([stale.status, stale.page.valuesOf('reason')]).toEqual([
    409,
    expect.arrayContaining(['otra vez']),
  ])
})
