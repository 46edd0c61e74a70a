import type { Needs } from '#platform/ctx.ts'
import { findProduct, partsInKit } from '#shop/catalogue/catalogue.service.server.ts'
import type { Product } from '#shop/catalogue/products/product.rules.ts'
import type { SwitchOver } from '#shop/electrical/composer/abilities.rules.ts'
import { type Runtime, runtimeOf } from '#shop/electrical/runtime.rules.ts'
import { startOf } from '#shop/electrical/start-watts.rules.ts'
import { type Item, loadOf, usualItem } from '../calculator/calculation.rules.ts'
import { runtimeH } from '../sizing/battery.rules.ts'
import { gridCharge } from '../sizing/grid-charge.rules.ts'
import { meanW, simultaneousW } from '../sizing/loads.rules.ts'
import { type Recharge, rechargeIn, type Span } from '../sizing/recharge.rules.ts'
import { usualSunHours } from '../sizing/sun-hours.rules.ts'
import { type Holds, holdsOf, moreHours, stationOf, sunDays } from './runtime.rules.ts'
import type { RuntimeQuestion } from './runtime-query.rules.ts'
import { switchOverOfProduct } from './switch-over.rules.ts'
import { type VoltsFinding, voltsFinding } from './volts.rules.ts'

export interface RuntimeActionResult {
  readonly product: Product | null
  readonly holds: Holds | null
  readonly meanW: number
  readonly simultaneousW: number
  /** Watts while the hardest motor starts, and the device it belongs to. */
  readonly startW: number
  readonly hardest: Pick<Item, 'code' | 'name'> | null
  /** Null when no device is on. */
  readonly runtime: Runtime | null
  readonly idealH: number | null
  readonly recharge: Recharge | null
  /** Hours of the same load that it gives; null where nothing is recharged or on. */
  readonly more: Span | null
  readonly sunDays: number | null
  readonly volts: VoltsFinding
  /** Null where no product with outlets was chosen. */
  readonly switchOver: SwitchOver | null
}

async function ofProduct(
  ctx: Needs<'locale'>,
  product: Product,
  holds: Holds,
  requested: RuntimeQuestion,
) {
  const contents = await partsInKit(ctx, product)
  const charge = gridCharge(product, contents)
  const panels = product.specs.pv_w
  return {
    switchOver: switchOverOfProduct(product, contents),
    recharge: rechargeIn(requested.backHours, charge, holds.labelWh),
    sunDays: sunDays(holds.labelWh, typeof panels === 'number' ? panels : 0, usualSunHours),
  }
}

const ofLabelOnly = { switchOver: null, recharge: null, sunDays: null }

const startingOf = (items: readonly Item[]) =>
  startOf(items.map((item) => ({ ...item, usualWatts: usualItem(item.code).watts })))

/**
 * Runtime of the selected devices on a product or a station with a given label; `holds` is null where it stores
 * nothing.
 */
export async function runtimeFor(
  ctx: Needs<'locale'>,
  requested: RuntimeQuestion,
): Promise<RuntimeActionResult> {
  const product = requested.slug
    ? ((await findProduct(ctx, requested.slug))?.product ?? null)
    : null
  const ofLabel = requested.labelWh === null ? null : stationOf(requested.labelWh)
  const holds = product ? holdsOf(product) : ofLabel
  const loads = requested.items.map(loadOf)
  const mean = meanW(loads)
  const { startW, hardest } = startingOf(requested.items)
  const runtime = holds && mean > 0 ? runtimeOf(holds, mean) : null
  const energy = product && holds ? await ofProduct(ctx, product, holds, requested) : ofLabelOnly
  return {
    product,
    holds,
    meanW: mean,
    simultaneousW: simultaneousW(loads),
    startW,
    hardest: hardest && { code: hardest.code, name: hardest.name },
    runtime,
    more: energy.recharge && runtime && moreHours(energy.recharge, runtime),
    idealH: holds && runtimeH(holds.labelWh, mean),
    volts: voltsFinding(requested.items, requested.volts, holds?.has220 ?? null),
    ...energy,
  }
}
