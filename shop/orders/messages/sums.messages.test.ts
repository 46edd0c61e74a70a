import { expect, test } from 'vitest'
import { orderMessages } from '#shop/emails/templates/order-email-context.rules.ts'
import { messages } from './messages.ts'

test.each(['es', 'en'] as const)(
  'a letter words the sums as the order’s page does (%s)',
  (locale) => {
    const { title: _, ...onPage } = messages.orders[locale].sums
    expect(orderMessages(locale).sums).toMatchObject(onPage)
  },
)
