import { format, formatNumber, formatPlural } from '#kernel/messages.ts'
import { cents, formatUsd } from '#kernel/money.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Product } from '#shop/catalogue/products/product.rules.ts'
import { priceFor, productPath } from '#shop/catalogue/products/product.rules.ts'
import type { Additions } from '#shop/electrical/wiring/additions.rules.ts'
import type { WiringSheet } from '#shop/electrical/wiring/wiring-facts.rules.ts'
import { wiringMessages } from '#shop/solar/messages.service.server.ts'
import { isLossy } from '#shop/solar/wiring/bank-rows.rules.ts'
import { sheetPlace } from '#shop/solar/wiring/sheet-place.rules.ts'
import { type Shortage, shortageOfKit } from '#shop/solar/wiring/shortage.service.server.ts'
import { additionsFor, wiringSheetFor } from '#shop/solar/wiring/wiring.service.server.ts'

/** What the wiring sheet of a kit asks for beyond it. */
export interface KitMissing {
  /** What is for sale here, with what it costs. */
  readonly sold: {
    readonly title: string
    readonly lines: Shortage['lines']
    readonly sum: string
    readonly add: string
  } | null
  /** The rest, in a sentence. */
  readonly text: string | null
}

/** What may be added to a kit and what it does not hold, in sentences, and its wiring sheet. */
export interface KitGrowth {
  readonly title: string
  readonly text: string
  readonly lines: readonly string[]
  readonly missing: KitMissing | null
  readonly sheet: { readonly label: string; readonly to: string }
}

function panelLine({ locale }: Ctx, { panels }: Additions): string {
  const texts = wiringMessages(locale)
  if (panels.length === 0) return texts.additions.noPanels
  const layoutOf = ({ series, strings, boxes }: Additions['panels'][number]) => {
    const layout = formatPlural(locale, texts.series, strings, { series })
    const more = boxes > 0 ? [formatPlural(locale, texts.additions.boxes, boxes)] : []
    return [layout, ...more].join(', ')
  }
  const list = panels.map((one) => {
    const { count, usedW, watts } = one
    return format(usedW === null ? texts.additions.panel : texts.additions.panelPart, {
      count,
      layout: layoutOf(one),
      all: formatNumber(locale, watts),
      used: formatNumber(locale, usedW ?? watts),
    })
  })
  const [limited] = panels.filter(({ chargeA }) => chargeA !== null)
  const charge = limited
    ? ` ${format(texts.additions.charge, {
        count: limited.count,
        amps: formatNumber(locale, limited.chargeA ?? 0),
      })}`
    : ''
  return format(texts.additions.panels, { list: list.join('; ') }) + charge
}

function batteryLine({ locale }: Ctx, { batteries }: Additions): string {
  const texts = wiringMessages(locale).additions
  const last = batteries.at(-1)
  if (!last) return texts.noBatteries
  const fuse = last.fuse === null ? '' : ` ${format(texts.changeFuse, { fuse: last.fuse })}`
  const bars = last.isOnBusbars ? ` ${texts.busbars}` : ''
  return `${formatPlural(locale, texts.batteries, last.count)}${fuse}${bars} ${texts.sameAge}`
}

/** What the wiring sheet asks for beside the kit's parts; null where that is nothing. */
function missingFrom(
  { locale, destination }: Ctx,
  kit: Product,
  { lines, price, words }: Shortage,
): KitMissing | null {
  if (lines.length === 0 && words.length === 0) return null
  const texts = wiringMessages(locale).notIncluded
  const all = (priceFor(kit, destination) ?? 0) + price
  const values = { price: formatUsd(cents(price)), all: formatUsd(cents(all)) }
  return {
    sold:
      lines.length > 0
        ? { title: texts.soldTitle, lines, sum: format(texts.soldSum, values), add: texts.soldAdd }
        : null,
    text: words.length > 0 ? format(texts.kit, { list: words.join('; ') }) : null,
  }
}

/** What the kit's own cable costs where it loses more than is advised. */
function lossOf({ locale }: Ctx, { panelCable }: WiringSheet): string[] {
  if (!panelCable?.dropPct || !isLossy(panelCable)) return []
  const values = {
    drop: formatNumber(locale, panelCable.dropPct, 1),
    half: formatNumber(locale, panelCable.dropPct / 2, 1),
    wh: formatNumber(locale, panelCable.lossWh ?? 0),
  }
  return [format(wiringMessages(locale).additions.loss, values)]
}

export async function kitGrowth(ctx: Ctx, product: Product): Promise<KitGrowth | null> {
  if (product.category !== 'kit') return null
  const { facts } = sheetPlace(null, ctx.destination)
  const [additions, sheet, shortage] = await Promise.all([
    additionsFor(ctx, product),
    wiringSheetFor(ctx, product, facts),
    shortageOfKit(ctx, product, facts),
  ])
  if (!additions || !sheet || !shortage) return null
  const { title, inCuba, inUsa, sheet: label } = wiringMessages(ctx.locale).additions
  return {
    title,
    text: ctx.destination === 'usa' ? inUsa : inCuba,
    lines: [
      ...(additions.hasPanels ? [panelLine(ctx, additions)] : []),
      ...(additions.hasBatteries ? [batteryLine(ctx, additions)] : []),
      ...lossOf(ctx, sheet),
    ],
    missing: missingFrom(ctx, product, shortage),
    sheet: { label, to: `${productPath(product)}/instalacion` },
  }
}
