import { expect, test } from 'vitest'
import type { Locale } from '#kernel/locale.ts'
import { shopFacts } from '#shop/settings/settings.rules.ts'
import { exampleEmail, exampleSettings } from '../order-email.fixture.ts'
import { writtenOrderEmail } from './order-email.server.ts'

function written(
  kind: 'order_delivered' | 'recipient_delivered' | 'recipient_order_coming',
  receivedBy: string,
  locale: Locale,
) {
  const { order } = exampleEmail(kind, locale)
  const facts = shopFacts(exampleSettings, locale)
  const { text, subject } = writtenOrderEmail(
    { kind, order: { ...order, receivedBy } },
    facts,
    locale,
  )
  return `${subject}\n${text}`
}

test('buyer and recipient read who really received an order, not whom it was sent to', () => {
  for (const kind of ['order_delivered', 'recipient_delivered'] as const) {
    expect(written(kind, 'Marta Gil, vecina', 'es')).toContain('Lo recibió Marta Gil, vecina')
    expect(written(kind, 'Marta Gil, neighbour', 'en')).toContain(
      'Marta Gil, neighbour received it',
    )
    const buyerOnly = written(kind, 'Marta Gil', 'es')
    expect(buyerOnly).not.toMatch(/en manos de|Recibiste|Ya tienes|Ya te entregaron/)
    expect(written(kind, 'Marta Gil', 'en')).not.toContain('delivered to')
    expect(written(kind, 'Ve a http://malo.example', 'es')).not.toContain('http://malo.example')
  }
})

test('of an order delivered before names were asked for, the recipient is named', () => {
  expect(written('order_delivered', '', 'es')).toContain('Lo recibió José Martí Núñez')
})

test('who waits for an order gets its wiring sheet before it comes', () => {
  for (const locale of ['es', 'en'] as const) {
    const [line] = exampleEmail('recipient_order_coming', locale).order.lines
    expect(written('recipient_order_coming', '', locale)).toContain(line?.installation)
  }
})
