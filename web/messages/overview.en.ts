import type { Words } from '#kernel/words.ts'
import type { overview as spanish } from './overview.es.ts'

export const overview: Words<typeof spanish> = {
  back: 'Start of the panel',
  waiting: 'What is waiting for you',
  nothing: 'Nothing is waiting for you: all is up to date.',
  calm: 'Nothing to do: {names}.',
  matters: {
    zelle: { one: '{count} Zelle payment to verify', other: '{count} Zelle payments to verify' },
    held: { one: '{count} order on hold', other: '{count} orders on hold' },
    late: { one: '{count} paid order that is late', other: '{count} paid orders that are late' },
    scarce: {
      one: '{count} product sold out or nearly so',
      other: '{count} products sold out or nearly so',
    },
    letters: {
      one: '{count} e-mail that was not sent',
      other: '{count} e-mails that were not sent',
    },
    lists: {
      one: '{count} sanctions list old or missing',
      other: '{count} sanctions lists old or missing',
    },
    abandoned: { one: '{count} unfinished checkout', other: '{count} unfinished checkouts' },
  },
  names: {
    zelle: 'Zelle',
    held: 'holds',
    late: 'delays',
    scarce: 'stock',
    letters: 'e-mails',
    lists: 'lists',
    abandoned: 'unfinished checkouts',
  },
  month: 'The last 30 days',
  monthText:
    'Money received less money refunded, by the day in Havana, from the ledger of payments; and the orders placed that day, paid or not.',
  takings: 'Revenue',
  orders: 'Orders',
  day: 'Day',
  total: 'Total',
  most: 'Highest: {most}',
  table: 'Revenue and orders by day',
  seller: 'You are signed in as {email}.',
  letters: {
    title: 'E-mails that were not sent',
    text: 'The shop tried several times. Once the reason is mended, send them again; the words of an e-mail are not shown, since its links open accounts.',
    none: 'Every e-mail was sent.',
    kind: 'E-mail',
    to: 'To',
    when: 'Last attempt',
    why: 'Reason',
    retry: 'Send all of them again',
    retried: {
      one: '{count} e-mail will be sent again.',
      other: '{count} e-mails will be sent again.',
    },
  },
  abandoned: {
    title: 'Unfinished checkouts',
    text: 'People who said who they are while ordering and did not finish, more than an hour and less than 30 days ago. Write to them only to help with this order.',
    none: 'Nobody left a checkout unfinished.',
    when: 'When',
    who: 'Who',
    contact: 'Contact',
    goods: 'Items',
    destination: 'Destination',
    destinations: { cuba: 'Cuba', usa: 'United States' },
  },
}
