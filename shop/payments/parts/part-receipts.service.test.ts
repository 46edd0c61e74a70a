import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { cancelOrder } from '#shop/orders/lifecycle/changes.service.server.ts'
import { previewResend } from '#shop/orders/notifications/resend.service.server.ts'
import { asAdmin } from '#tests/harness/database/actors.ts'
import { divided, payPart, runJobs } from '#tests/harness/payments/parts.ts'
import { type PayPalShop, payPalShop } from '#tests/harness/payments/paypal-shop.ts'
import { partByLink } from './paying/open-part.service.server.ts'
import type { PayerText } from './paying/part.input.ts'
import { partLink } from './paying/part-link.server.ts'
import { noteSent, payPart as startAsPayer } from './paying/pay-part.service.server.ts'
import { decidePart } from './staff/decide-part.service.server.ts'
import { partDecision } from './staff/part-decision.input.ts'

let shop: PayPalShop
let email = ''
beforeEach(async () => {
  shop = await payPalShop()
  email = `${randomUUID()}@example.com`
})

const emailsTo = (address: string) =>
  inTransaction(asSystem(shop.db, 'a test reads'), async ({ tx }) => {
    const { rows } = await sql<{ kind: string; subject: string; text: string; locale: string }>`
      select letter as kind, subject, text, locale from outbox where recipient = ${address}
      order by created_at, letter`.execute(tx)
    return rows
  })

async function opened(id: string) {
  const link = partLink(shop.at(), { id }, { linkVersion: 1 })
  const part = await partByLink(shop.at(), link.replace('/pagar/', ''))
  if (!part) throw new Error('no part')
  return part
}

/** Of one network not many parts are paid within an hour. */
const anywhere = (minutes: number, locale: 'es' | 'en' = 'es') =>
  shop.at(minutes, { locale, caller: { address: randomUUID(), cookie: '', userAgent: '' } })

/** The relative fills in the form of a part. */
async function asPayer(id: string, input: Partial<PayerText> = {}, locale: 'es' | 'en' = 'es') {
  const ctx = anywhere(0, locale)
  const typed = { name: 'Rosa Núñez', country: 'US', method: 'paypal', again: '', email }
  const started = await startAsPayer(ctx, await opened(id), { ...typed, ...input })
  if (!started.ok) throw new Error(started.code)
}

test('a relative who gave an e-mail gets a receipt of the part: which, how much, by what, what is missing and what if the others do not pay', async () => {
  const { number, parts } = await divided(shop)
  const [first = '', second = '', third = ''] = parts
  await asPayer(first)
  expect(await emailsTo(email)).toEqual([])
  await payPart(shop, first)
  const [receipt, ...others] = await emailsTo(email)
  expect(others).toEqual([])
  expect(receipt).toMatchObject({ kind: 'part_receipt', locale: 'es' })
  expect(receipt?.subject).toContain(number)
  for (const part of ['1 de 3', '$103.24', 'PayPal', '$206.46', 'por donde pagaste', '/pagar/'])
    expect(receipt?.text).toContain(part)
  const last = `${randomUUID()}@example.com`
  await payPart(shop, second)
  await asPayer(third, { email: last }, 'en')
  await payPart(shop, third)
  const [whole] = await emailsTo(last)
  expect(whole).toMatchObject({ kind: 'part_receipt', locale: 'en' })
  expect(whole?.text).toContain('3 of 3')
  expect(whole?.text).toContain('the order is paid')
  expect(whole?.text).not.toContain('/pedido/')
})

test('without an e-mail nobody is written to, and the last one given counts', async () => {
  const { parts } = await divided(shop, [null, null])
  const [first = ''] = parts
  await asPayer(first)
  await asPayer(first, { email: '' })
  await payPart(shop, first)
  expect(await emailsTo(email)).toEqual([])
  expect(await emailsTo('')).toEqual([])
})

test('when the parts are returned each payer is told what went back and by what, once', async () => {
  const { id, number, parts } = await divided(shop, [null, null])
  const [first = ''] = parts
  await asPayer(first)
  await payPart(shop, first)
  const staff = { ...shop.at(5), ...asSystem(shop.db, 'a test decides') }
  await cancelOrder(staff, { orderId: id, event: { code: 'cancelled_by_buyer' } })
  await runJobs(shop, 6)
  await runJobs(shop, 20)
  const [, returned, ...more] = await emailsTo(email)
  expect(more).toEqual([])
  expect(returned?.kind).toBe('part_returned')
  for (const part of [number, '$154.85', 'PayPal', 'por donde pagaste'])
    expect(returned?.text).toContain(part)
})

test('the buyer reads of each refund which part it was and whose', async () => {
  const { id, number, parts } = await divided(shop, [null, null])
  for (const part of parts) {
    await asPayer(part)
    await payPart(shop, part)
  }
  const staff = { ...shop.at(5), ...asSystem(shop.db, 'a test decides') }
  await cancelOrder(staff, { orderId: id, event: { code: 'cancelled_by_buyer' } })
  await runJobs(shop, 6)
  const { rows } = await inTransaction(asSystem(shop.db, 'a test reads'), ({ tx }) =>
    sql<{ text: string }>`select text from outbox
      where letter = 'order_refunded' and subject like ${`%${number}%`}`.execute(tx),
  )
  const named = rows.map(({ text }) => /Parte:?\s+(.+)/.exec(text)?.[1]).sort()
  expect(named).toEqual(['1 · Pariente 1 · Rosa Núñez', '2 · Pariente 2 · Rosa Núñez'])
})

test('a transfer is receipted when it was seen at the bank, and its return when it was sent back', async () => {
  const { parts } = await divided(shop, [null, null])
  const [first = ''] = parts
  await asPayer(first, { method: 'zelle' })
  const admin = await asAdmin({ config: shop.at().config })
  const decide = (input: object) => decidePart(admin, partDecision.parse({ part: first, ...input }))
  const seen = { reference: randomUUID().slice(0, 12), amount: '154.85' }
  expect(await decide({ intent: 'confirm', ...seen })).toMatchObject({ ok: true })
  const back = { reference: randomUUID().slice(0, 12), amount: '54.85', reason: 'roto' }
  const attempt = randomUUID()
  expect(await decide({ intent: 'return', attempt, ...back })).toMatchObject({ ok: true })
  const sent = await emailsTo(email)
  expect(sent).toHaveLength(2)
  const textOf = (kind: string) => sent.find((one) => one.kind === kind)?.text
  expect(textOf('part_receipt')).toContain('Zelle')
  expect(textOf('part_returned')).toContain('$54.85')
})

test('a part that came in two transfers is written to the buyer whole, and its payer reads what came too much', async () => {
  const { number, parts } = await divided(shop, [null, null])
  const [first = ''] = parts
  await asPayer(first, { method: 'zelle' })
  const admin = await asAdmin({ config: shop.at().config })
  for (const amount of ['100', '84.85']) {
    const seen = { reference: randomUUID().slice(0, 12), amount }
    const decision = partDecision.parse({ part: first, intent: 'confirm', ...seen })
    expect(await decidePart(admin, decision)).toMatchObject({ ok: true })
  }
  const paid = await inTransaction(asSystem(shop.db, 'a test reads'), ({ tx }) =>
    sql<{ text: string }>`select text from outbox
      where letter = 'part_paid' and subject like ${`%${number}%`}`.execute(tx),
  )
  expect(paid.rows.map(({ text }) => text.split('\n')[0])).toEqual(['Llegó una parte: $154.85'])
  const texts = (await emailsTo(email)).map(({ text }) => text)
  expect(texts.filter((text) => text.includes('Llegaron $30.00 de más'))).toHaveLength(1)
  expect(texts.filter((text) => /Falta de tu parte:\s+\$54\.85/.test(text))).toHaveLength(1)
})

test('who says to have sent a part gets a letter once: what we look for, how long it takes, and not to pay again', async () => {
  const { number, parts } = await divided(shop, [null, null])
  const [first = '', second = ''] = parts
  await asPayer(first, { method: 'zelle' }, 'en')
  for (const confirmation of ['a1', 'a2'])
    await noteSent(anywhere(1), await opened(first), { sender: '', confirmation })
  const [sentEmail, ...more] = await emailsTo(email)
  expect(more).toEqual([])
  expect(sentEmail).toMatchObject({ kind: 'part_sent', locale: 'en' })
  expect(sentEmail?.subject).toContain(number)
  for (const part of ['1 of 2', '$154.85', 'Zelle', '24 business hours', 'Do not pay again'])
    expect(sentEmail?.text).toContain(part)
  await asPayer(second, { method: 'zelle', email: '' })
  await noteSent(anywhere(1), await opened(second), { sender: '', confirmation: '' })
  expect(await emailsTo('')).toEqual([])
})

test('who sent a part is told once that its order ended, that it is looked for and comes back; who paid is told of the refund only', async () => {
  const { id, parts } = await divided(shop, [null, null])
  const [first = '', second = ''] = parts
  const paid = `${randomUUID()}@example.com`
  await asPayer(first, { method: 'zelle' })
  await noteSent(anywhere(1), await opened(first), { sender: '', confirmation: 'a1' })
  await asPayer(second, { email: paid })
  await payPart(shop, second)
  const staff = { ...shop.at(5), ...asSystem(shop.db, 'a test decides') }
  await cancelOrder(staff, { orderId: id, event: { code: 'cancelled_by_buyer' } })
  await runJobs(shop, 6)
  await runJobs(shop, 20)
  const [sentEmail, ended, ...more] = await emailsTo(email)
  expect(more).toEqual([])
  expect([sentEmail?.kind, ended?.kind]).toEqual(['part_sent', 'part_sent'])
  expect(ended?.text).toContain('El pedido terminó sin completarse. Buscamos en el banco')
  expect(ended?.text).not.toContain('te llega el recibo')
  expect((await emailsTo(paid)).map(({ kind }) => kind)).toEqual(['part_receipt', 'part_returned'])
})

test('a letter of an order that several paid says so whenever it is sent again, not only by what its buyer had chosen', async () => {
  const { id, number, parts } = await divided(shop, [null, null])
  for (const part of parts) await payPart(shop, part)
  const staff = { ...shop.at(5), ...asSystem(shop.db, 'a test looks') }
  const again = await previewResend(staff, id, 'payment_confirmed')
  const sent = await inTransaction(asSystem(shop.db, 'a test reads'), ({ tx }) =>
    sql<{ text: string }>`select text from outbox
      where letter = 'payment_confirmed' and subject like ${`%${number}%`}`.execute(tx),
  )
  for (const text of [again.ok ? again.value.text : again.code, sent.rows[0]?.text]) {
    expect(text).toContain('Entre varios, pagado')
    expect(text).not.toContain('PayPal')
  }
})
