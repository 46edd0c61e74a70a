import type { Destination } from '#kernel/destination.ts'
import { format, type Messages } from '#kernel/messages.ts'
import { formatUsd } from '#kernel/money.ts'
import type { es } from '../messages/es.ts'
import type { Totals } from '../totals.rules.ts'

interface OrderText {
  readonly messages: Messages<typeof es>['order']
  readonly totals: Totals
  readonly destination: Destination
  readonly code: string | null
  readonly link: string | null
}

/** The cart as a chat message: names, quantities, total and a link to it. */
export function orderText({ messages, totals, destination, code, link }: OrderText): string {
  const { lines, installation, discount, deliverySaving, total } = totals
  return [
    format(messages.greeting, { destination: messages[destination] }),
    ...lines.map(({ quantity, product, amount }) =>
      format(messages.line, { quantity, name: product.name, amount: formatUsd(amount) }),
    ),
    ...(installation > 0
      ? [format(messages.installation, { amount: formatUsd(installation) })]
      : []),
    ...(deliverySaving > 0
      ? [format(messages.deliverySaving, { amount: formatUsd(deliverySaving) })]
      : []),
    ...(discount > 0 && code
      ? [format(messages.discount, { code, amount: formatUsd(discount) })]
      : []),
    format(messages.total, { amount: formatUsd(total) }),
    ...(link ? [format(messages.link, { link })] : []),
  ].join('\n')
}

/** Without 0, O, 1 and I, so that a number can be dictated. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** 'PF-', the date and six random characters: 'PF-20261121-7KQ2MZ'. */
export const proformaNumber = (now: Date, chance: Uint8Array): string => {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '')
  const tail = Array.from(chance.slice(0, 6), (byte) => alphabet[byte % alphabet.length]).join('')
  return `PF-${day}-${tail}`
}
