import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import type { Tx } from '#platform/database/transaction.ts'
import {
  cancelOrder,
  changePayment,
  holdOrder,
  releaseOrder,
} from '#shop/orders/lifecycle/changes.service.server.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { aUser } from '#tests/harness/users/users.ts'
import { eventsWithoutChoice, usualChoice } from './notification.rules.ts'
import { administrators, writeChoice } from './notifications.queries.server.ts'
import { chooseNotifications, notifyStaff } from './notifications.service.server.ts'

/** Apart from the days at which other tests store orders. */
const noon = new Date('2031-03-02T17:00:00Z')
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
const shopUrl = 'http://shop.test'

const waitingFor = async ({ email }: { readonly email: string }) => [`3 cosas de ${email}`]

const sentTo = async (tx: Tx, email: string) => {
  const { rows } = await sql<{ subject: string; text: string }>`
    select subject, text from outbox where recipient = ${email} and letter = 'staff_news' order by created_at, id`.execute(
    tx,
  )
  return rows
}

test('whoever chose it hears once of a hold, and of nothing else; in quiet hours it waits', async () => {
  const system = await asSystemActor()
  const one = await aUser(system.db, { role: 'admin' })
  const other = await aUser(system.db, { role: 'admin' })
  await rolledBack({ ...system, now: noon }, async (ctx) => {
    const { tx } = ctx
    await writeChoice(tx, one.id, { ...usualChoice, events: ['hold'] }, noon)
    const asleep = { ...usualChoice, quietFrom: 12, quietUntil: 14, events: ['hold' as const] }
    await writeChoice(tx, other.id, asleep, noon)
    const { id, number } = await anOrder().insertIn(tx)
    await holdOrder({ ...ctx, now: later(1) }, { orderId: id, reason: 'raro' })
    const look = (minutes: number) =>
      notifyStaff({ ...ctx, now: later(minutes), shopUrl, waitingFor })
    await look(2)
    await look(3)
    const [first, ...more] = await sentTo(tx, one.email)
    expect(more).toEqual([])
    expect(first?.subject).toContain('Novedades de')
    expect(first?.text).toContain(`Pedido retenido: ${number}`)
    expect(first?.text).toContain(`${shopUrl}/admin/pedidos/${number}`)
    expect(await sentTo(tx, other.email)).toEqual([])
    await look(121)
    expect((await sentTo(tx, other.email)).map(({ text }) => text.includes(number))).toEqual([true])
    await cancelOrder(ctx, { orderId: id, reason: 'x' })
    await look(122)
    expect(await sentTo(tx, one.email)).toHaveLength(1)
  })
})

test('a summary of what waits is sent once a day, from its hour on', async () => {
  const system = await asSystemActor()
  const { id, email } = await aUser(system.db, { role: 'admin' })
  await rolledBack({ ...system, now: noon }, async (ctx) => {
    const { tx } = ctx
    await writeChoice(tx, id, { ...usualChoice, summaryAt: 13 }, noon)
    const look = (minutes: number) =>
      notifyStaff({ ...ctx, now: later(minutes), shopUrl, waitingFor })
    await look(0)
    expect(await sentTo(tx, email)).toEqual([])
    for (const minutes of [61, 62, 200]) await look(minutes)
    const sent = await sentTo(tx, email)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.text).toContain(`3 cosas de ${email}`)
    await look(61 + 24 * 60)
    expect(await sentTo(tx, email)).toHaveLength(2)
  })
})

test('whoever may do everything hears of the usual without a choice, from the first look on', async () => {
  const system = await asSystemActor()
  const { id, email } = await aUser(system.db, { role: 'admin' })
  await rolledBack({ ...system, now: noon }, async (ctx) => {
    const { tx } = ctx
    const found = (await administrators(tx)).find((user) => user.id === id)
    const events = ['order', 'cancelled', 'proof', 'hold', 'damage', 'email', 'stock', 'lists']
    expect(found).toMatchObject({ lookedAt: null, ...usualChoice, events })
    expect(eventsWithoutChoice(['orders'])).toEqual([])
    const look = (minutes: number) =>
      notifyStaff({ ...ctx, now: later(minutes), shopUrl, waitingFor })
    await look(0)
    const { id: orderId, number } = await anOrder().insertIn(tx)
    await holdOrder({ ...ctx, now: later(1) }, { orderId, reason: 'raro' })
    await look(2)
    expect((await sentTo(tx, email)).map(({ text }) => text.includes(number))).toEqual([true])
    await writeChoice(tx, id, usualChoice, later(3))
    expect((await administrators(tx)).find((user) => user.id === id)?.events).toEqual([])
  })
})

test('who chose it hears of an order that is placed and not yet paid', async () => {
  const system = await asSystemActor()
  const { id, email } = await aUser(system.db, { role: 'admin' })
  await rolledBack({ ...system, now: noon }, async (ctx) => {
    const { tx } = ctx
    await writeChoice(tx, id, { ...usualChoice, events: ['placed'] }, noon)
    const order = await anOrder().insertIn(tx)
    await sql`update orders set placed_at = ${later(1)} where id = ${order.id}`.execute(tx)
    await notifyStaff({ ...ctx, now: later(2), shopUrl, waitingFor })
    const [sent, ...more] = await sentTo(tx, email)
    expect(more).toEqual([])
    expect(sent?.text).toContain(`Pedido nuevo, sin pagar: ${order.number}`)
  })
})

test('after quiet hours nothing that is done meanwhile is called waiting, and nothing from before it was chosen', async () => {
  const system = await asSystemActor()
  const { id, email } = await aUser(system.db, { role: 'admin' })
  await rolledBack({ ...system, now: noon }, async (ctx) => {
    const { tx } = ctx
    const asleep = { ...usualChoice, quietFrom: 12, quietUntil: 14 }
    const events = ['proof', 'hold', 'placed'] as const
    await writeChoice(tx, id, { ...asleep, events }, noon)
    const at = (minutes: number) => ({ ...ctx, now: later(minutes) })
    const reason = 'a test'
    const [released, verified, paid, held] = [
      ...[await anOrder().insertIn(tx), await anOrder().insertIn(tx)],
      ...[await anOrder().insertIn(tx), await anOrder().insertIn(tx)],
    ]
    for (const order of [released, verified, paid, held])
      await sql`update orders set placed_at = ${later(1)} where id = ${order?.id}`.execute(tx)
    const acting = (order: typeof held) => ({ orderId: order?.id ?? '', reason })
    for (const order of [released, held]) await holdOrder(at(2), acting(order))
    await releaseOrder(at(3), acting(released))
    for (const order of [released, verified, paid])
      await changePayment(at(4), { ...acting(order), to: 'proof_received' })
    for (const order of [released, verified, paid])
      await changePayment(at(5), { ...acting(order), to: 'paid' })
    const choice = { ...asleep, events: [...events, 'order' as const] }
    await chooseNotifications(at(6), { user: id, choice })
    await notifyStaff({ ...at(121), shopUrl, waitingFor })
    const [sent, ...more] = await sentTo(tx, email)
    expect(more).toEqual([])
    for (const order of [released, verified, paid]) expect(sent?.text).not.toContain(order?.number)
    expect(sent?.text).toContain(`Pedido retenido: ${held?.number}`)
  })
})

test('who chose it hears once of what the buyer cancels, and not of what staff cancels', async () => {
  const system = await asSystemActor()
  const { id, email } = await aUser(system.db, { role: 'admin' })
  await rolledBack({ ...system, now: noon }, async (ctx) => {
    const { tx } = ctx
    await writeChoice(tx, id, { ...usualChoice, events: ['cancelled'] }, noon)
    const [own, staffs, late] = [
      await anOrder().paid(noon).insertIn(tx),
      await anOrder().paid(noon).insertIn(tx),
      await anOrder().paid(noon).insertIn(tx),
    ]
    const at = { ...ctx, now: later(1) }
    await cancelOrder(at, { orderId: own.id, event: { code: 'cancelled_by_buyer' } })
    await cancelOrder(at, { orderId: staffs.id, reason: 'x' })
    await cancelOrder(at, { orderId: late.id, event: { code: 'delay_cancelled', by: 'buyer' } })
    for (const minutes of [2, 3])
      await notifyStaff({ ...ctx, now: later(minutes), shopUrl, waitingFor })
    const [sent, ...more] = await sentTo(tx, email)
    expect(more).toEqual([])
    expect(sent?.text.split(`Lo canceló quien compró: ${own.number}`)).toHaveLength(2)
    expect(sent?.text).toContain(late.number)
    expect(sent?.text).not.toContain(staffs.number)
  })
})
