import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { approve } from '#tests/fakes/paypal-state.ts'
import { asAdmin } from '#tests/harness/database/actors.ts'
import { capturePart, divided } from '#tests/harness/payments/parts.ts'
import { type PayPalShop, payPalShop } from '#tests/harness/payments/paypal-shop.ts'
import { erasePayerEmails, partsOfPayer } from './payers.service.server.ts'
import { partByLink } from './paying/open-part.service.server.ts'
import type { Payer } from './paying/part.input.ts'
import { partLink } from './paying/part-link.server.ts'
import { noteSent, payPart } from './paying/pay-part.service.server.ts'
import { decidePart } from './staff/decide-part.service.server.ts'
import { partDecision } from './staff/part-decision.input.ts'
import { partsForStaff } from './staff/parts-for-staff.service.server.ts'

let shop: PayPalShop
beforeEach(async () => {
  shop = await payPalShop()
})

const somebody = (name: string): Payer => ({
  ...{ name, country: 'US', email: `${randomUUID()}@example.com` },
})
const anywhere = () =>
  shop.at(0, { locale: 'es', caller: { address: randomUUID(), cookie: '', userAgent: '' } })

async function open(id: string) {
  const link = partLink(shop.at(), { id }, { linkVersion: 1 })
  const opened = await partByLink(shop.at(), link.replace('/pagar/', ''))
  if (!opened) throw new Error('the link opens nothing')
  return opened
}

const begin = async (id: string, payer: Payer, method: string, again = '') =>
  payPart(anywhere(), await open(id), { ...payer, method, again })

const emailsTo = ({ email }: Payer) =>
  inTransaction(asSystem(shop.db, 'a test reads'), async ({ tx }) => {
    const { rows } = await sql<{ kind: string; text: string }>`
      select letter as kind, text from outbox where recipient = ${email} order by created_at, letter`.execute(
      tx,
    )
    return rows
  })

/** The provider's id of the payment that a payer was led to. */
function paymentOf(started: Awaited<ReturnType<typeof begin>>): string {
  const link = started.ok ? started.value : null
  if (!link) throw new Error('nothing was begun at the provider')
  return new URL(link).searchParams.get('token') ?? ''
}

test('who pays what they began at PayPal gets the receipt, though somebody else has chosen a transfer since', async () => {
  const [rosa, luis] = [somebody('Rosa Núñez'), somebody('Luis Gil')]
  const { number, parts } = await divided(shop, [null, null])
  const [first = ''] = parts
  const payment = paymentOf(await begin(first, rosa, 'paypal'))
  expect(await begin(first, luis, 'zelle')).toMatchObject({ code: 'already_started' })
  expect(await begin(first, luis, 'zelle', 'yes')).toMatchObject({ ok: true })
  approve(shop.state, payment)
  expect(await capturePart(shop.at(), payment)).toBe('paid')
  expect((await emailsTo(rosa)).map(({ kind }) => kind)).toEqual(['part_receipt'])
  expect(await emailsTo(luis)).toEqual([])
  const [part] = (await partsForStaff(await asAdmin(), number))?.parts ?? []
  expect([part?.payerName, part?.payerEmail]).toEqual([rosa.name, rosa.email])
})

test('whoever says that the transfer was sent is its sender, though somebody else began to pay in the meantime', async () => {
  const [rosa, luis] = [somebody('Rosa Núñez'), somebody('Luis Gil')]
  const { number, parts } = await divided(shop, [null, null])
  const [first = ''] = parts
  await begin(first, rosa, 'zelle')
  await begin(first, luis, 'zelle', 'yes')
  const opened = await open(first)
  const sent = { sender: '', confirmation: 'a1' }
  expect(await noteSent(anywhere(), opened, { ...sent, payer: rosa })).toMatchObject({ ok: true })
  const others = { ...sent, payer: luis }
  expect(await noteSent(anywhere(), await open(first), others)).toMatchObject({
    code: 'already_sent',
  })
  await begin(first, luis, 'paypal', 'yes')
  const [part] = (await partsForStaff(await asAdmin(), number))?.parts ?? []
  expect([part?.payerName, part?.transfer?.senderName]).toEqual([rosa.name, rosa.name])
  const admin = await asAdmin({ config: shop.at().config })
  const seen = { part: first, intent: 'confirm', reference: randomUUID().slice(0, 12) }
  const decision = partDecision.parse({ ...seen, amount: '154.85' })
  expect(await decidePart(admin, decision)).toMatchObject({ ok: true })
  expect((await emailsTo(rosa)).map(({ kind }) => kind).sort()).toEqual([
    'part_receipt',
    'part_sent',
  ])
  expect(await emailsTo(luis)).toEqual([])
})

test('of two at PayPal the second is asked first, and nothing is taken of what the first had begun', async () => {
  const [rosa, luis] = [somebody('Rosa Núñez'), somebody('Luis Gil')]
  const { parts } = await divided(shop, [null, null])
  const [first = ''] = parts
  const former = paymentOf(await begin(first, rosa, 'paypal'))
  expect(await begin(first, luis, 'paypal')).toMatchObject({ code: 'already_started' })
  const again = paymentOf(await begin(first, { ...rosa, name: 'ROSA NUÑEZ' }, 'paypal'))
  expect(again).toBe(former)
  const payment = paymentOf(await begin(first, luis, 'paypal', 'yes'))
  expect(payment).not.toBe(former)
  for (const id of [former, payment]) approve(shop.state, id)
  expect(await capturePart(shop.at(), former)).toBe('not_approved')
  expect(await capturePart(shop.at(), payment)).toBe('paid')
  expect(await emailsTo(rosa)).toEqual([])
  expect((await emailsTo(luis)).map(({ kind }) => kind)).toEqual(['part_receipt'])
})

test('an address that was given for an attempt only is found and erased with the others', async () => {
  const [rosa, luis] = [somebody('Rosa Núñez'), somebody('Luis Gil')]
  const { parts } = await divided(shop, [null, null])
  const [first = ''] = parts
  await begin(first, rosa, 'zelle')
  await begin(first, luis, 'paypal', 'yes')
  const admin = await asAdmin()
  expect((await partsOfPayer(admin, [rosa.email])).map(({ name }) => name)).toEqual([rosa.name])
  await erasePayerEmails(admin, [rosa.email])
  expect(await partsOfPayer(admin, [rosa.email])).toEqual([])
  expect(await partsOfPayer(admin, [luis.email])).toHaveLength(1)
})
