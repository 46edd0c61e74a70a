import { expect, test } from 'vitest'
import { shopFacts } from '#shop/settings/settings.rules.ts'
import { exampleEmail, exampleSettings } from '../order-email.fixture.ts'
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
