import { format, formatNumber } from '#kernel/messages.ts'
import type { Needs } from '#platform/ctx.ts'
import { partsInKit, productsByIds } from '#shop/catalogue/catalogue.service.server.ts'
import { findingText } from '#shop/electrical/finding-text.rules.ts'
import { messages } from '../messages/messages.ts'
import { type CheckedLine, type Misfit, misfitsIn } from './cart-check.rules.ts'
import { kitParts, productPart } from './product-parts.rules.ts'
import { placeFactsOf } from './system-demand.rules.ts'

type CartCtx = Needs<'locale' | 'destination'>

interface CountedId {
  readonly id: string
  readonly quantity: number
}

/** What in a cart cannot go together, in sentences; it may be bought all the same. */
export interface CartCheck {
  readonly title: string
  readonly text: string
  readonly findings: readonly { readonly severity: string; readonly message: string }[]
  readonly calculator: string
  readonly whatsapp: string
  /** What WhatsApp is asked. */
  readonly question: string
}

const maxShown = 6
const maxLines = 40

async function checkedLines(ctx: CartCtx, lines: readonly CountedId[]): Promise<CheckedLine[]> {
  const counts = new Map(lines.slice(0, maxLines).map(({ id, quantity }) => [id, quantity]))
  const products = await productsByIds(ctx, [...counts.keys()])
  return Promise.all(
    products.map(async (product) => ({
      name: product.name,
      quantity: counts.get(product.id) ?? 1,
      parts:
        product.category === 'kit'
          ? kitParts(await partsInKit(ctx, product))
          : [productPart(product)],
    })),
  )
}

function shownMisfit({ locale }: CartCtx, { names, finding }: Misfit) {
  const texts = messages.cart[locale]
  const text = findingText(locale, finding)
  const [first, second] = names
  return {
    severity: texts.severity[finding.severity === 'danger' ? 'danger' : 'will_not_work'],
    message: first && second ? format(texts.pair, { first, second, text }) : text,
  }
}

/** The dangers of a cart and what will not work in it; null where there is nothing to say. */
export async function checkOfCart(
  ctx: CartCtx,
  counted: readonly CountedId[],
): Promise<CartCheck | null> {
  const place = placeFactsOf(ctx.destination === 'usa' ? 'US' : null)
  if (counted.length === 0 || !place) return null
  const lines = await checkedLines(ctx, counted)
  const misfits = misfitsIn(lines, place).slice(0, maxShown)
  if (misfits.length === 0) return null
  const { title, text, calculator, whatsapp, question } = messages.cart[ctx.locale]
  const names = lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')
  return {
    title,
    text: format(text[ctx.destination], { low: formatNumber(ctx.locale, place.lowC) }),
    findings: misfits.map((one) => shownMisfit(ctx, one)),
    calculator,
    whatsapp,
    question: format(question, { names }),
  }
}
