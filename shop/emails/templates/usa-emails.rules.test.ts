import { expect, test } from 'vitest'
import { shopFacts } from '#shop/settings/settings.rules.ts'
import { exampleEmail, exampleSettings } from '../order-email.fixture.ts'
import { buyerEmails, recipientEmails } from '../order-email.rules.ts'
import { writtenOrderEmail } from './order-email.server.ts'

/** What only a way to Cuba has. */
const onlyToCuba = ['order_in_cuba']
const kinds = [...buyerEmails, ...recipientEmails].filter((kind) => !onlyToCuba.includes(kind))

const inUsa = {
  destination: 'usa',
  address: {
    street: '410 SW 8th Ave',
    reparto: '',
    municipality: 'Miami',
    province: 'FL 33130',
    phone: '+1 305 555 0142',
  },
  carrier: 'UPS',
  arrival: '',
} as const

test.each(kinds)('%s of an order in the USA has nothing of Cuba', (kind) => {
  for (const locale of ['es', 'en'] as const) {
    const example = exampleEmail(kind, locale)
    const order = { ...example.order, ...inUsa }
    const facts = shopFacts(exampleSettings, locale)
    const { subject, text } = writtenOrderEmail({ ...example, order }, facts, locale)
    expect(`${subject} ${text}`).not.toMatch(/Cuba|Habana|Havana/)
  }
})
