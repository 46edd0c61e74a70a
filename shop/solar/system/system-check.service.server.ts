import type { Locale } from '#kernel/locale.ts'
import { format, formatNumber } from '#kernel/messages.ts'
import { cents, formatUsd } from '#kernel/money.ts'
import type { Needs } from '#platform/ctx.ts'
import { partsInKit, productsBySkus } from '#shop/catalogue/catalogue.service.server.ts'
import type { ProductSummary } from '#shop/catalogue/products/product.rules.ts'
import { checkSystem } from '#shop/electrical/checks/check-system.rules.ts'
import { type Unknown, worstFirst } from '#shop/electrical/checks/finding.rules.ts'
import {
  type ShownFinding,
  shownFinding,
  shownUnknown,
} from '#shop/electrical/finding-text.rules.ts'
import type { PartCount } from '#shop/electrical/parts/system.rules.ts'
import { messages } from '../messages/messages.ts'
import { wiringMessages } from '../messages.service.server.ts'
import { deliveredAt, type Shortage, shortageOfParts } from '../wiring/shortage.service.server.ts'
import { seriesText } from './medical-series.rules.ts'
import { kitParts, partsTogether, productPart } from './product-parts.rules.ts'
import type { SystemRequest } from './system-request.input.ts'
import { isSwitchedByHand, vitalShortage } from './vital.rules.ts'

export interface SystemAnswer {
  readonly findings: readonly ShownFinding[]
  readonly figures: Readonly<Record<string, number>>
  /** Figures that a rule needs and a product does not state. */
  readonly unknown: readonly (Unknown & { readonly message: string })[]
  /** What the wiring sheet of a set asks for and is for sale, at delivered prices; empty where the parts are no set. */
  readonly missing: readonly {
    readonly sku: string
    readonly quantity: number
    readonly priceUsd: number
  }[]
  readonly missingPriceUsd: number
}

async function counted(
  ctx: Needs<'locale'>,
  product: ProductSummary,
  quantity: number,
): Promise<PartCount[]> {
  if (product.category !== 'kit') return [productPart(product, quantity)]
  return kitParts(await partsInKit(ctx, product), quantity)
}

type Refusal = { readonly ok: false; readonly fields: Readonly<Record<string, string>> }
const refusedAt = (fields: Refusal['fields']): Refusal => ({ ok: false, fields })

const isStrange = ({ layout }: SystemRequest['options'], panels: number): boolean =>
  layout !== null && (panels % layout.series !== 0 || layout.parallel > panels / layout.series)

const isOtherBank = (
  { batteryLayout: asked }: SystemRequest['options'],
  batteries: number,
): boolean => asked !== null && asked.series * asked.parallel !== batteries

type Checked = ReturnType<typeof checkSystem>

/** Of what somebody's health depends on: less stored than the blackout and a third more take is no advice, but a fault. */
function medicalShortage(locale: Locale, check: Checked): ShownFinding[] {
  const short = vitalShortage(check)
  if (!short) return []
  const message = format(messages.cart[locale].medicalShort, {
    needs: formatNumber(locale, short.needs),
    has: formatNumber(locale, short.has),
  })
  return [{ rule: 'E29', severity: 'will_not_work', message }]
}

/** Where a medical device would be without power until somebody plugs it over, or may be. */
function switchedByHand(locale: Locale, check: Checked): ShownFinding[] {
  const isByHand = isSwitchedByHand(check)
  if (isByHand === false) return []
  const { byHand, unknownSwitch } = messages.calculator[locale].sets.known
  return [
    {
      rule: 'E23',
      severity: isByHand ? 'will_not_work' : 'advice',
      message: isByHand ? byHand : unknownSwitch,
    },
  ]
}

/** E1 allows batteries in series; one of them stops the others. */
function stoppedByOne(locale: Locale, { system, findings }: Checked): ShownFinding[] {
  if (findings.some(({ rule }) => rule === 'E1')) return []
  const message = seriesText(system, messages.calculator[locale].sets.known)
  return message === null ? [] : [{ rule: 'E1', severity: 'advice', message }]
}

/** What counts besides the rules where somebody's health depends on it. */
function medicalFindings(
  locale: Locale,
  check: Checked,
  { isVital, options }: Pick<SystemRequest, 'isVital' | 'options'>,
): ShownFinding[] {
  if (!isVital) return []
  const isKnown = check.findings.some(({ rule }) => rule === 'E23')
  const isAlone = options.demand?.isAlone ?? false
  return [
    ...medicalShortage(locale, check),
    ...(isKnown || isAlone ? [] : switchedByHand(locale, check)),
    ...stoppedByOne(locale, check),
  ]
}

const dollars = (price: number): number => price / 100

/** What the sheet asks for beyond the parts, as one piece of advice. */
function shortageFound(
  { locale, destination }: Needs<'locale' | 'destination'>,
  shortage: Shortage | null,
): ShownFinding[] {
  if (!shortage || (shortage.lines.length === 0 && shortage.words.length === 0)) return []
  const texts = wiringMessages(locale).notIncluded
  const list = shortage.lines.map(
    ({ product, quantity }) => `${quantity} × ${product.name} (${product.sku})`,
  )
  const price = formatUsd(cents(shortage.price))
  const sold = { list: list.join('; '), price, where: texts.soldWhere[destination] }
  const message = [
    ...(list.length > 0 ? [format(texts.sold, sold)] : []),
    ...(shortage.words.length > 0 ? [format(texts.kit, { list: shortage.words.join('; ') })] : []),
  ].join(' ')
  return [{ rule: 'E36', severity: 'advice', message }]
}

/** Lets the named products pass through the rules; a kit stands for its components. */
export async function checkRequestedSystem(
  ctx: Needs<'locale'>,
  { parts, place, options, isVital }: SystemRequest,
): Promise<{ readonly ok: true; readonly value: SystemAnswer } | Refusal> {
  const products = await productsBySkus(
    ctx,
    parts.map(({ sku }) => sku),
  )
  const bySku = new Map(products.map((product) => [product.sku, product]))
  const unknown = parts.flatMap(({ sku }, index) =>
    bySku.has(sku) ? [] : [[`parts.${index}.sku`, 'unknown'] as const],
  )
  if (unknown.length > 0) return refusedAt(Object.fromEntries(unknown))
  const all = await Promise.all(
    parts.map(({ sku, quantity }) => {
      const product = bySku.get(sku)
      return product ? counted(ctx, product, quantity) : []
    }),
  )
  const check = checkSystem(partsTogether(all.flat()), place, options)
  if (isStrange(options, check.system.panels)) return refusedAt({ layout: 'not_of_these_panels' })
  if (isOtherBank(options, check.system.batteries))
    return refusedAt({ batteryLayout: 'not_of_these_batteries' })
  const there = deliveredAt(ctx, place)
  const shortage = await shortageOfParts(there, parts, place)
  const shown = worstFirst(check.findings).map((finding) =>
    shownFinding(ctx.locale, finding, messages.appliances[ctx.locale]),
  )
  const value = {
    findings: [
      ...shown.filter(({ severity }) => severity === 'danger'),
      ...medicalFindings(ctx.locale, check, { isVital, options }),
      ...shown.filter(({ severity }) => severity !== 'danger'),
      ...shortageFound(there, shortage),
    ],
    figures: check.figures,
    unknown: check.unknown.map((one) => ({
      ...one,
      message:
        shownUnknown(ctx.locale, [one], (sku) => bySku.get(sku)?.name ?? sku)[0]?.message ?? '',
    })),
    missing: (shortage?.lines ?? []).map(({ product, quantity, price }) => ({
      sku: product.sku,
      quantity,
      priceUsd: dollars(price * quantity),
    })),
    missingPriceUsd: dollars(shortage?.price ?? 0),
  }
  return { ok: true, value }
}
