import { expect, test } from 'vitest'
import { locales } from '#kernel/locale.ts'
import { messages as emails } from '#shop/emails/messages/messages.ts'
import { messages } from '#shop/orders/messages/messages.ts'

test.for(locales)(
  'the order’s page and the e-mails say the same of money that goes back (%s)',
  (locale) => {
    const { headlines } = messages.orders[locale]
    const orderEmails = emails.orders[locale]
    const { wait } = orderEmails.refund
    expect(headlines.refund_due.text).toBe(`${orderEmails.cancelledPaid} ${wait}`)
    expect(headlines.refund_rest.text).toBe(`${orderEmails.cancelledRest} ${wait}`)
    expect(headlines.refunded.text).toContain(wait)
    expect(emails.parts[locale].returned.days).toBe(wait)
    expect(headlines.parts_back).toBe(orderEmails.cancelledDivided)
  },
)
