import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { emailsInFiles } from '#shop/emails/outbox/failed-emails.service.server.ts'
import { asAdmin, asSystemActor } from '#tests/harness/database/actors.ts'
import { asOwner } from '#tests/harness/database/database.ts'
import { emailsTo } from '#tests/harness/emails/mail.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { signingConfig } from '#tests/harness/users/users.ts'
import { answerNotification, reportDamage } from '../images/damage.service.server.ts'
import { cancelOrder, changeDelivery, changePayment } from '../lifecycle/changes.service.server.ts'
import { sendDelay } from '../lifecycle/delay.service.server.ts'
import { aRecipient } from '../order.fixture.ts'
import { outdatedAmong } from './outdated-emails.service.server.ts'
import { previewResend } from './resend.service.server.ts'

const staff = () => asAdmin({ config: signingConfig })
const day = (date: Date, days: number) =>
  new Date(date.getTime() + days * 86_400_000).toISOString().slice(0, 10)

/** A paid order; what was written to its buyer and what would be written again. */
async function paidOrder(destination: 'cuba' | 'usa') {
  const system = await asSystemActor({ config: signingConfig })
  const email = `${randomUUID()}@example.com`
  const recipient = aRecipient({ email: `${randomUUID()}@example.cu` })
  const order = await anOrder().to(destination).buyer({ email }).recipient(recipient).place(system)
  await changePayment(system, { orderId: order.id, to: 'paid', reason: 'a test' })
  const firstText = async (kind: string, to = email) =>
    (await emailsTo(system.db, to)).find((one) => one.email === kind)?.text
  const again = async (kind: string) => {
    await asOwner('update outbox set failed_at = now() where failed_at is null and sent_at is null')
    const preview = await previewResend(await staff(), order.id, kind)
    return preview.ok ? preview.value.text : preview.code
  }
  return { ...order, system, firstText, again, email, toRecipient: recipient.email }
}

test('a delay is written again as it was: reason, days and both answers; to the recipient its days', async () => {
  const { id, system, firstText, again, toRecipient } = await paidOrder('cuba')
  const days = { from: day(system.now, 20), to: day(system.now, 30) }
  await sendDelay(system, id, { ...days, reason: 'faltan paneles' })
  const text = await again('order_delayed')
  for (const part of ['faltan paneles', 'elige=esperar', 'elige=cancelar'])
    expect(text).toContain(part)
  expect(text).toBe(await firstText('order_delayed'))
  expect(await again('recipient_delayed')).toBe(await firstText('recipient_delayed', toRecipient))
})

test('an incident and the answer to a damage report are written again with their words', async () => {
  const { id, system, firstText, again } = await paidOrder('usa')
  const move = (to: 'prepared' | 'handed_over' | 'incident' | 'in_transit' | 'delivered') =>
    changeDelivery(system, { orderId: id, to, reason: 'una caja mojada', note: 'una caja mojada' })
  for (const to of ['prepared', 'handed_over', 'in_transit', 'incident'] as const) await move(to)
  expect(await again('order_incident')).toContain('una caja mojada')
  expect(await again('order_incident')).toBe(await firstText('order_incident'))
  for (const to of ['in_transit', 'delivered'] as const) await move(to)
  expect(await again('order_incident')).toBe('email_not_sent')
  const delivered = { id, destination: 'usa', delivery: 'delivered' } as const
  await reportDamage(system, delivered, {
    ...{ description: 'panel rajado', reporter: 'recipient', files: [] },
  })
  expect(await again('damage_received')).toContain('panel rajado')
  expect(await again('recipient_damage_received')).toContain('no lo conecten')
  await answerNotification(await staff(), id, { answer: 'te mandamos otro' })
  expect(await again('damage_received')).toBe('email_not_sent')
  expect(await again('damage_answered')).toContain('te mandamos otro')
  expect(await again('recipient_damage_answered')).toContain('te mandamos otro')
})

test('of e-mails that never left, those that say what is not so any more are told apart', async () => {
  const { id, number, system, toRecipient, email } = await paidOrder('usa')
  await changeDelivery(system, { orderId: id, to: 'prepared', reason: 'a test' })
  const inFiles = async () => {
    await asOwner(`update outbox set sent_at = now(), provider_id = id || '.eml'
      where sent_at is null and recipient in ('${email}', '${toRecipient}')`)
    const found = await emailsInFiles(await staff())
    return (found.ok ? found.value : []).filter(({ subject }) => subject.includes(number))
  }
  const outdated = async () =>
    (await outdatedAmong(await staff(), await inFiles())).map((one) => one.email).sort()
  expect((await inFiles()).length).toBeGreaterThan(2)
  expect(await outdated()).toEqual([])
  await cancelOrder(system, { orderId: id, reason: 'a test' })
  const kinds = (await inFiles()).map((one) => one.email)
  expect(kinds).toContain('order_cancelled')
  const left = kinds.filter((kind) => !kind.endsWith('cancelled')).sort()
  expect(await outdated()).toEqual(left)
})
