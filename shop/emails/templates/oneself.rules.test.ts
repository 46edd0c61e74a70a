import { expect, test } from 'vitest'
import { shopFacts } from '#shop/settings/settings.rules.ts'
import { exampleEmail, exampleSettings } from '../order-email.fixture.ts'
import { buyerEmails } from '../order-email.rules.ts'
import { writtenOrderEmail } from './order-email.server.ts'

const emailOf = (
  kind: 'payment_confirmed' | 'order_handed_over' | 'order_in_cuba',
  locale: 'es' | 'en',
  isForOneself: boolean,
) => {
  const order = { ...exampleEmail(kind, locale).order, isForOneself }
  return writtenOrderEmail({ kind, order }, shopFacts(exampleSettings, locale), locale).text
}

test.each([
  ['payment_confirmed', 'para ti.', 'for you.'],
  ['order_handed_over', 'Va para ti.', 'It is going to you.'],
  ['order_in_cuba', 'sigue hacia ti.', 'goes on to you.'],
] as const)(
  '%s does not tell whoever bought for himself whom it goes to by name',
  (kind, es, en) => {
    expect(emailOf(kind, 'es', true)).toContain(es)
    expect(emailOf(kind, 'en', true)).toContain(en)
    expect(emailOf(kind, 'es', false)).not.toContain(es)
  },
)

test.each(['es', 'en'] as const)(
  'the letters of what one buys for oneself never speak of oneself as of somebody else: %s',
  (locale) => {
    const facts = shopFacts(exampleSettings, locale)
    for (const kind of buyerEmails) {
      const { order } = exampleEmail(kind, locale)
      const own = { buyerName: order.recipientName, isForOneself: true, receivedBy: '' }
      const pickup = { ...order, ...own, isPickup: true, isInstalled: true }
      const { subject, text } = writtenOrderEmail({ kind, order: pickup }, facts, locale)
      // once in the greeting, once on the label's first line
      const name = order.recipientName
      const others = `${subject}\n${text}`
        .split('\n')
        .filter((line) => line.includes(name) && line.trim() !== name)
      expect([kind, others.length]).toEqual([kind, others.length === 0 ? 0 : 1])
      for (const line of others) expect(line).toMatch(/^(Hola|Hello|Hi),? /)
    }
  },
)

test('whoever picks up what was bought for oneself reads that it is they who pick it up', () => {
  const facts = shopFacts(exampleSettings, 'es')
  const textOf = (kind: 'payment_confirmed' | 'order_ready_for_pickup') => {
    const { order } = exampleEmail(kind, 'es')
    const pickup = { ...order, isForOneself: true, isPickup: true, isInstalled: true }
    return writtenOrderEmail({ kind, order: pickup }, facts, 'es').text.replace(/\s+/g, ' ')
  }
  expect(textOf('payment_confirmed')).toMatch(/LO RECOGES TÚ EN UN PUNTO/i)
  expect(textOf('payment_confirmed')).toContain('cuando llegue, te llamamos para acordar el día')
  expect(textOf('order_ready_for_pickup')).toContain('te espera en el punto de recogida')
  expect(textOf('order_ready_for_pickup')).toContain('Ten a mano tu carné de identidad')
})

test('an order that becomes a transfer is not received a second time', () => {
  const facts = shopFacts(exampleSettings, 'es')
  const { order } = exampleEmail('order_received', 'es')
  const subjectOf = (isNowTransfer: boolean) =>
    writtenOrderEmail({ kind: 'order_received', order: { ...order, isNowTransfer } }, facts, 'es')
      .subject
  expect(subjectOf(false)).toBe(`Recibimos tu pedido ${order.number}`)
  expect(subjectOf(true)).toBe(`Paga tu pedido ${order.number} por Zelle`)
})
