import type { Messages } from '#kernel/messages.ts'
import type { limits as es } from './limits.es.ts'

export const limits: Messages<typeof es> = {
  title: 'Order limits',
  text: 'So that nobody empties the shop with orders they do not pay, each connection, account, e-mail and telephone can place a few orders and reserve part of each product. All who never paid here reserve at most two thirds of a product by transfer, and each up to the amount in the settings. Here you see who was refused, and let through those you know.',
  count: {
    one: '{count} order refused in the last 7 days',
    other: '{count} orders refused in the last 7 days',
  },
  none: 'The limits refused no order in the last 7 days.',
  columns: { when: 'Last time', who: 'Contact', why: 'Why', times: 'Times', pass: 'Let through' },
  others: 'and others of that connection',
  find: {
    label: 'Find by e-mail or telephone',
    submit: 'Find',
    none: 'Nobody like that was refused in the last 7 days.',
  },
  reasons: {
    too_many_orders: 'too many orders in a row',
    too_many_unpaid: 'too many unpaid orders',
    too_many_reserved: 'too many unpaid units',
    too_large_unpaid: 'transfer too large',
    units_set_aside: 'units left for whoever pays',
  },
  pass: {
    title: 'Let somebody through',
    text: 'They can order without these limits for that time. Everything else stays the same.',
    value: 'E-mail, telephone or IP address',
    hours: 'For',
    validities: { h24: '24 hours', h72: '3 days', h168: '7 days' },
    submit: 'Let through',
    now: 'Let through for 24 hours',
    unknown: 'Enter an e-mail, a telephone with at least 8 digits or an IP address.',
    done: 'Done: they can order now.',
    ended: 'The limits apply to that buyer again.',
  },
  passes: {
    title: 'Who is let through',
    until: 'until {date}',
    end: 'End',
    none: 'Nobody at the moment.',
  },
}
