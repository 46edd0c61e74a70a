import { fallbackLocale, type Locale } from '#kernel/locale.ts'
import type { Needs } from '#platform/ctx.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { isEmail } from '#shop/accounts/email.rules.ts'
import type { OrderFacts, OrderLetterKind } from '#shop/emails/order-letter.rules.ts'
import { queueOrderLetters } from '#shop/emails/order-letters.service.server.ts'
import { currentShopFacts } from '#shop/settings/settings.service.server.ts'
import { nameIn, type Order, type OrderViewer, type OrderWithLines } from './order.rules.ts'
import type { Axis } from './order-state.rules.ts'
import { linesOf } from './orders.queries.server.ts'
import { linkOf } from './orders.service.server.ts'
import { recipientName, shippingAddress } from './parties.rules.ts'
import { type Told, whoIsTold } from './telling.rules.ts'

type Telling = Needs<'now' | 'config' | 'shopUrl'> & { readonly tx: Tx }

export interface Said {
  readonly note?: string | undefined
  readonly zelle?: OrderFacts['zelle']
  readonly choices?: OrderFacts['choices']
  readonly refunded?: OrderFacts['refunded'] | undefined
  readonly window?: OrderFacts['window']
}

function factsOf(ctx: Telling, order: OrderWithLines, viewer: OrderViewer, said: Said): OrderFacts {
  const { number, destination, method, buyer, recipient, placedAt, payBy } = order
  return {
    ...{ number, destination, method, placedAt, payBy },
    link: `${ctx.shopUrl}${linkOf(ctx, order, viewer)}`,
    isPaid: order.payment === 'paid' || order.payment === 'refund_due',
    buyerName: buyer.name,
    recipientName: recipientName(recipient),
    lines: order.lines.map((line) => ({
      name: nameIn(line, order.locale),
      quantity: line.quantity,
      price: line.unitPrice,
      total: line.amount,
    })),
    sums: order,
    address: shippingAddress(recipient),
    carrier: order.carrier,
    trackingCode: order.trackingCode,
    zelle: said.zelle ?? null,
    window: said.window ?? null,
    note: said.note ?? '',
    choices: said.choices ?? null,
    refunded: said.refunded ?? null,
  }
}

/** The owner hears in Spanish at the shop's own address, when he has set one. */
async function ownersAddress(ctx: Telling): Promise<string> {
  const { supportEmail } = await currentShopFacts({ ...ctx, locale: fallbackLocale })
  return isEmail(supportEmail) ? supportEmail : ''
}

interface ToTell {
  readonly order: OrderWithLines
  readonly told: Told
  readonly said?: Said
}

/** What is read in Cuba, whatever the buyer speaks. */
const cubanLocale: Locale = 'es'

/** Who gets which letter about one order; the owner's address is empty where he has set none. */
function lettersOf(ctx: Telling, owner: string, { order, told, said = {} }: ToTell) {
  const payer = factsOf(ctx, order, 'payer', said)
  const letter = (facts: OrderFacts, to: string, locale: Locale) => (kind: OrderLetterKind) => ({
    to,
    locale,
    letter: { kind, order: facts },
  })
  const { email } = order.recipient
  const toRecipient = () =>
    letter(
      factsOf(ctx, order, 'recipient', said),
      email,
      order.destination === 'cuba' ? cubanLocale : order.locale,
    )
  const toOwner = letter(
    { ...payer, link: `${ctx.shopUrl}/admin/pedidos/${order.number}` },
    owner,
    fallbackLocale,
  )
  return [
    ...told.buyer.map(letter(payer, order.buyer.email, order.locale)),
    ...(email === '' || told.recipient.length === 0 ? [] : told.recipient.map(toRecipient())),
    ...(owner === '' ? [] : told.owner.map(toOwner)),
  ]
}

/** Puts the letters in the outbox, within the transaction that is their reason. */
export async function writeOf(ctx: Telling, all: readonly ToTell[]): Promise<void> {
  const owner = all.some(({ told }) => told.owner.length > 0) ? await ownersAddress(ctx) : ''
  await queueOrderLetters(
    ctx,
    all.flatMap((one) => lettersOf(ctx, owner, one)),
  )
}

export const write = (ctx: Telling, order: OrderWithLines, told: Told, said: Said = {}) =>
  writeOf(ctx, [{ order, told, said }])

export interface Moved extends Said {
  readonly axis: Axis
  readonly from: string
  readonly to: string
}

/** Tells those whom a change concerns; most changes concern nobody by letter. */
export async function tellOf(ctx: Telling, order: Order, moved: Moved): Promise<void> {
  const told = whoIsTold(moved, moved.from, order)
  if (told.buyer.length + told.recipient.length + told.owner.length === 0) return
  await write(ctx, { ...order, lines: await linesOf(ctx.tx, order.id) }, told, moved)
}
