import { expect, test } from 'vitest'
import { shopFacts } from '#shop/settings/settings.rules.ts'
import { exampleEmail, exampleSettings } from '../order-email.fixture.ts'
import type { OrderEmailKind } from '../order-email.rules.ts'
import { writtenOrderEmail } from './order-email.server.ts'

const textOf = (kind: OrderEmailKind, isInstalled: boolean) => {
  const order = { ...exampleEmail(kind, 'es').order, isInstalled }
  const facts = shopFacts(exampleSettings, 'es')
  return writtenOrderEmail({ kind, order }, facts, 'es').text.replace(/\s+/g, ' ')
}

test.each([
  'payment_confirmed',
  'order_in_hands',
  'order_delivered',
  'recipient_order_coming',
  'recipient_delivered',
] as const)('%s says that a technician comes, where the order was bought with one', (kind) => {
  const says = kind.startsWith('recipient_') ? 'un técnico lo monta' : 'Tu pedido lleva instalación'
  expect(textOf(kind, true)).toContain(says)
  expect(textOf(kind, false)).not.toContain(says)
})
