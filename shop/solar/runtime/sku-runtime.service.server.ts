import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { productsBySkus } from '#shop/catalogue/catalogue.service.server.ts'
import { add, emptyReport } from '#shop/electrical/checks/finding.rules.ts'
import { type ShownFinding, shownFinding } from '#shop/electrical/finding-text.rules.ts'
import { outputOf } from '#shop/electrical/output.rules.ts'
import { hoursToCountOn } from '#shop/electrical/reserve.rules.ts'
import { energySourceOf, type Runtime, runtimeOf } from '#shop/electrical/runtime.rules.ts'
import { startOf } from '#shop/electrical/start-watts.rules.ts'
import { type Item, loadOf, usualItem } from '../calculator/calculation.rules.ts'
import { applianceNames } from '../messages.service.server.ts'
import { meanW, simultaneousW } from '../sizing/loads.rules.ts'
import { isMedicalDevice } from '../sizing/medical.rules.ts'

export interface SkuRuntime extends Runtime {
  /** Whether all of it starts and runs, as far as the product states it; else the hours are its energy's only. */
  readonly runs: boolean
  readonly findings: readonly ShownFinding[]
  /** With a third in reserve behind the lowest; null where no device is medical. */
  readonly hoursToCountOn: number | null
}

type Product = Awaited<ReturnType<typeof productsBySkus>>[number]

/** E3 and E7: what the product cannot run at once, or cannot start. */
function refusalsOf({ category, specs }: Product, items: readonly Item[]) {
  const report = emptyReport()
  const { continuousW, surgeW } = outputOf(category, specs)
  const together = simultaneousW(items.map(loadOf))
  const { startW, hardest } = startOf(
    items.map((item) => ({ ...item, usualWatts: usualItem(item.code).watts })),
  )
  if (continuousW !== null && together > continuousW)
    add(report, 'E3', 'will_not_work', 'tooMuchPower', {
      simultaneous_w: together,
      continuous_w: continuousW,
    })
  if (surgeW !== null && startW > surgeW)
    add(
      report,
      'E7',
      'will_not_work',
      'start',
      { start_w: startW, surge_w: surgeW },
      hardest?.code ?? null,
    )
  return report.findings
}

/** Hours that the product with this code runs devices. */
export async function runtimeOfSku(
  ctx: Needs<'locale'>,
  sku: string,
  items: readonly Item[],
): Promise<Result<SkuRuntime, 'unknown' | 'stores_nothing'>> {
  const [product] = await productsBySkus(ctx, [sku])
  if (!product) return refused('unknown')
  const source = energySourceOf(product.category, product.specs)
  if (!source) return refused('stores_nothing')
  const findings = refusalsOf(product, items)
  const runtime = runtimeOf(source, meanW(items.map(loadOf)))
  return ok({
    ...runtime,
    hoursToCountOn: items.some(isMedicalDevice) ? hoursToCountOn(runtime) : null,
    runs: findings.length === 0,
    findings: findings.map((one) => shownFinding(ctx.locale, one, applianceNames(ctx.locale))),
  })
}
