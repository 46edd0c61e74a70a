import { showToast } from '#design/toasts/toasts.tsx'
import type { Destination } from '#kernel/destination.ts'
import type { Locale } from '#kernel/locale.ts'
import type { CartLine } from '#shop/cart/cart.rules.ts'
import { splitFor } from '#shop/cart/reconcile.rules.ts'
import { toStored } from '#shop/cart/stored-cart.rules.ts'
import { type CartState, cartNow, storeAside, storeLines } from '../cart-store.ts'
import { type MovedMessages, movedText } from './moved-text.rules.ts'

type Lines = readonly CartLine[]
const common = (first: Lines, second: Lines) =>
  first.filter((line) => second.some(({ id }) => id === line.id))

const loadTexts: Readonly<Record<Locale, () => Promise<{ readonly texts: MovedMessages }>>> = {
  es: async () => ({ texts: (await import('#shop/cart/messages/moved.es.ts')).es }),
  en: async () => ({ texts: (await import('#shop/cart/messages/moved.en.ts')).en }),
}

interface Moving {
  /** The cart when the destination was chosen: today's facts may have come in the meantime. */
  readonly before: CartState | null
  readonly locale: Locale
  /** How that returns which is put aside. */
  readonly wayBack: string
}

/** Puts aside what is not sold for the new destination, brings back what is, and names both. */
export async function moveCart(destination: Destination, moving: Moving): Promise<void> {
  const { before, locale, wayBack } = moving
  const cart = cartNow()
  const after = cart && splitFor(cart, cart.known ?? new Map(), destination)
  if (cart && after && toStored(after.aside) !== toStored(cart.aside)) {
    storeAside(after.aside)
    storeLines(after.lines)
  }
  const left = before && after ? common(before.lines, after.aside) : []
  const back = before && after ? common(before.aside, after.lines) : []
  const names = (lines: Lines) => lines.flatMap(({ seen }) => seen?.name ?? [])
  const moved = { destination, left: names(left), back: names(back), wayBack }
  const { texts } = await loadTexts[locale]()
  showToast({
    title: texts.title,
    description: movedText(texts, locale, moved),
    variant: 'default_success',
    topic: 'destination',
    ...(left.length + back.length > 0 && { duration: 8000 }),
  })
}
