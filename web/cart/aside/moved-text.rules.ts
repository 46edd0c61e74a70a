import type { Destination } from '#kernel/destination.ts'
import type { Locale } from '#kernel/locale.ts'
import { format, formatPlural, type Messages } from '#kernel/messages.ts'
import type { es } from '#shop/cart/messages/moved.es.ts'

export type MovedMessages = Messages<typeof es>

interface Moved {
  readonly destination: Destination
  /** Names of what was put aside, and of what came back. */
  readonly left: readonly string[]
  readonly back: readonly string[]
  /** How that returns which was put aside. */
  readonly wayBack: string
}

const maxNames = 3
const listed = (names: readonly string[]) =>
  names.slice(0, maxNames).join(', ') + (names.length > maxNames ? ' …' : '')

/** What the change of destination did to the cart, by name; else whose prices are shown now. */
export function movedText(
  { removed, back: returned, saved }: MovedMessages,
  locale: Locale,
  { destination, left, back, wayBack }: Moved,
): string {
  const names = `: ${listed(left)}`
  const sentences = [
    ...(left.length > 0 ? [formatPlural(locale, removed, left.length, { names }), wayBack] : []),
    ...(back.length > 0 ? [format(returned, { names: listed(back) })] : []),
  ]
  return sentences.length > 0 ? sentences.join(' ') : saved[destination]
}
