import type { Destination } from '#kernel/destination.ts'
import type { Locale } from '#kernel/locale.ts'
import { format, formatPlural } from '#kernel/messages.ts'
import { formatUsd, type Usd } from '#kernel/money.ts'
import type { Ctx } from '#platform/ctx.ts'
import { profileCart } from '#shop/cart/profile-cart.service.server.ts'
import { type ServedCart, servedCart } from '#shop/cart/served-cart.service.server.ts'
import { type CompactCart, parseCompact } from '#shop/cart/stored-cart.rules.ts'
import { currentInstallation } from '#shop/settings/settings.service.server.ts'
import type { CartSent } from '../conversation/conversation.rules.ts'
import type { Part } from '../replies/answer.rules.ts'
import type { CartQuestion } from './cart-question.rules.ts'
import { cartTexts } from './messages/messages.ts'

interface Wanted extends CartQuestion {
  /** Where the question says that it goes; null: where the visitor's cart goes. */
  readonly destination: Destination | null
}

/** What the visitor has put aside: products and quantities alone, whatever else was sent. */
async function cartOf(ctx: Ctx, sent: CartSent | undefined): Promise<CompactCart> {
  if (sent) return parseCompact(sent.cart)
  const lines = ctx.user ? await profileCart(ctx, ctx.user) : []
  return { lines, dropped: 0, installation: false }
}

const texts = (sentences: readonly (string | false)[]): Part[] =>
  sentences.flatMap((text) => (text ? [{ kind: 'text' as const, text }] : []))

/** The sums between the products and the total, as the cart shows them. */
function sumsOf({ totals, code }: ServedCart, locale: Locale): string[] {
  const messages = cartTexts[locale]
  const row = (text: string, amount: Usd): string[] =>
    amount > 0 ? [format(text, { amount: formatUsd(amount), code: code ?? '' })] : []
  return [
    ...row(messages.tax, totals.tax),
    ...row(messages.agencyFee, totals.agencyFee),
    ...row(messages.deliverySaving, totals.deliverySaving),
    ...row(messages.discount, totals.discount),
    ...row(messages.installation, totals.installation),
  ]
}

/** What installing it would cost, or why nobody does. */
function installationText(
  { noInstaller, totals, installation }: ServedCart,
  price: Usd,
  asks: boolean | null,
  locale: Locale,
): string | false {
  const messages = cartTexts[locale]
  if (totals.lines.length === 0 || asks === false) return false
  if (noInstaller !== null) return asks === true && messages.noInstaller[noInstaller]
  return !installation && format(messages.offered, { price: formatUsd(price) })
}

function asideText({ aside }: ServedCart, destination: Destination, locale: Locale) {
  const names = aside.flatMap(({ seen }) => seen?.name ?? [])
  return (
    names.length > 0 && format(cartTexts[locale].aside[destination], { names: names.join(', ') })
  )
}

const hasChanged = ({ notices, dropped }: ServedCart): boolean =>
  dropped > 0 || notices.some(({ kind }) => kind !== 'repriced')

/**
 * What is in the visitor's cart and what it costs, priced as the cart's page does: of what the browser sent, only products
 * and quantities count.
 */
export async function cartLookupParts(
  here: Ctx,
  sent: CartSent | undefined,
  wanted: Wanted,
  locale: Locale,
): Promise<readonly Part[]> {
  const messages = cartTexts[locale]
  const destination = wanted.destination ?? here.destination
  const ctx = { ...here, locale, destination }
  const cart = await cartOf(ctx, sent)
  const installation = wanted.installation ?? cart.installation
  const code = sent?.coupon ?? ''
  const served = await servedCart(ctx, { ...cart, installation }, { code })
  const { lines, total } = served.totals
  const aside = asideText(served, destination, locale)
  const changed = hasChanged(served) && messages.changed
  if (lines.length === 0) {
    const [label, href] = aside ? [messages.link, '/carrito'] : [messages.catalogue, '/catalogo']
    return [...texts([messages.empty, aside, changed]), { kind: 'link', label, href }]
  }
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const { price } = await currentInstallation(ctx)
  const offered = installationText(served, price, wanted.installation, locale)
  return [
    ...texts([
      formatPlural(locale, messages.total[destination], count, { total: formatUsd(total) }),
    ]),
    {
      kind: 'list',
      items: [
        ...lines.map(({ product, quantity, amount }) =>
          format(messages.line, { count: quantity, name: product.name, amount: formatUsd(amount) }),
        ),
        ...sumsOf(served, locale),
      ],
    },
    ...texts([
      offered,
      aside,
      changed,
      destination !== here.destination && messages.elsewhere[destination],
    ]),
    { kind: 'link', label: messages.link, href: '/carrito' },
  ]
}
