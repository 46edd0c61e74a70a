import { formatPlural } from '#kernel/messages.ts'
import { isUuid } from '#kernel/text/uuid.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type CartRefusal, isQuantity, isTooMany } from '#shop/cart/cart.rules.ts'
import { messagesIn } from '#web/shell/request/messages.server.ts'
import { refusalText } from '../panel/use-add-to-cart.ts'

export interface FormNotice {
  readonly title: string
  readonly description: string
}

/** The product of which there are fewer than a form without scripts asked for. */
export interface ShortLine {
  readonly id: string
  readonly asked: number
}

export const lineAnchor = (id: string): string => `linea-${id}`

const common: readonly CartRefusal[] = [
  'maintenance',
  'not_for_destination',
  'sold_out',
  'not_enough_stock',
  'cart_full',
  'quantity_not_whole',
]

/** The checkout was opened in a browser where it has not begun. */
export const beginHere = 'begin_here'

/** Why a form without scripts changed nothing; null where it did, or where its line says why. */
export function formNotice(ctx: Ctx, searchParams: URLSearchParams): FormNotice | null {
  const code = searchParams.get('aviso') ?? ''
  const { cart, cartForms } = messagesIn(ctx.locale)
  const refusal = common.find((one) => one === code)
  if (refusal) return shortLine(searchParams) ? null : refusalText(cart, refusal, ctx.destination)
  const own: Readonly<Record<string, FormNotice>> = cartForms
  return Object.hasOwn(own, code) ? (own[code] ?? null) : null
}

/** What a change of destination without scripts took out of the cart; null where it took nothing. */
export function movedNotice({ locale }: Pick<Ctx, 'locale'>, search: URLSearchParams) {
  const removed = Number(/^\d{1,2}$/.exec(search.get('quitados') ?? '')?.[0] ?? 0)
  const { cartMoved: moved } = messagesIn(locale)
  if (removed === 0) return null
  const description = formatPlural(locale, moved.removed, removed, { names: '' })
  return { title: moved.title, description }
}

export function shortLine(searchParams: URLSearchParams): ShortLine | null {
  const id = searchParams.get('producto') ?? ''
  const asked = Number(searchParams.get('pedidas'))
  return isUuid(id) && (isQuantity(asked) || isTooMany(asked)) ? { id, asked } : null
}

/** The cart, with what it says at the line of which there are too few. */
export const shortUrl = ({ id, asked }: ShortLine): string =>
  `/carrito?aviso=not_enough_stock&producto=${id}&pedidas=${asked}#${lineAnchor(id)}`
