import type { Destination } from '#kernel/destination.ts'
import { formatUsd } from '#kernel/money.ts'
import { fill, type Words } from '#kernel/words.ts'
import type { es } from './messages/es.ts'
import type { Totals } from './totals.rules.ts'

interface OrderText {
  readonly words: Words<typeof es>['order']
  readonly totals: Totals
  readonly destination: Destination
  readonly code: string | null
  readonly link: string | null
}

/** The whole cart as a message: names, quantities, total and the way back to it. */
export function orderText({ words, totals, destination, code, link }: OrderText): string {
  const { lines, installation, discount, total } = totals
  return [
    fill(words.greeting, { destination: words[destination] }),
    ...lines.map(({ quantity, product, amount }) =>
      fill(words.line, { quantity, name: product.name, amount: formatUsd(amount) }),
    ),
    ...(installation > 0 ? [fill(words.installation, { amount: formatUsd(installation) })] : []),
    ...(discount > 0 && code ? [fill(words.discount, { code, amount: formatUsd(discount) })] : []),
    fill(words.total, { amount: formatUsd(total) }),
    ...(link ? [fill(words.link, { link })] : []),
  ].join('\n')
}
