import type { Needs } from '#platform/ctx.ts'
import { readFigures } from '#shop/catalogue/management/figures/figures-text.rules.ts'
import {
  type DescribedPart,
  describedParts,
  kitsHolding,
} from '#shop/catalogue/management/kit-parts.service.server.ts'
import { readParts } from '#shop/catalogue/management/parts-text.rules.ts'
import { categoryOf } from '#shop/catalogue/products/product.rules.ts'
import { checkSystem } from '#shop/electrical/checks/check-system.rules.ts'
import { isSerious } from '#shop/electrical/checks/finding.rules.ts'
import { type ShownNotice, shownNotices } from '#shop/electrical/finding-text.rules.ts'
import { type PartCount, systemOf } from '#shop/electrical/parts/system.rules.ts'
import { partsTogether, productPart } from './product-parts.rules.ts'
import { placeFactsOf } from './system-demand.rules.ts'

/** A product as staff typed it. */
export interface TypedProduct {
  readonly id: string
  readonly category: string
  readonly specs: string
  readonly components: string
}

export interface StaffFinding extends ShownNotice {
  /** The kit that the finding is about; null for the product itself. */
  readonly kit: string | null
}

export type StaffCtx = Needs<'locale'>

const thisProduct = { es: 'este producto', en: 'this product' } as const

/** What is found in Cuba, and what is serious in the coldest place of the United States. */
export function findingsOf(ctx: StaffCtx, parts: readonly PartCount[], kit: string | null) {
  const isHybrid = systemOf(parts).inverter?.mppt_count
  const options = { wiring: isHybrid ? ('house' as const) : ('outlets' as const) }
  const [cuba, coldest] = [null, 'US'].map((code) => {
    const place = placeFactsOf(code)
    return place && checkSystem(parts, place, options)
  })
  if (!cuba || !coldest) return []
  const known = new Set(cuba.findings.map(({ rule }) => rule))
  const more = coldest.findings.filter((one) => isSerious(one) && !known.has(one.rule))
  const all = { findings: [...cuba.findings, ...more], unknown: cuba.unknown }
  // staff know products by their codes
  const notices = shownNotices(ctx.locale, all, { nameOf: (sku) => sku || thisProduct[ctx.locale] })
  return notices.map((notice): StaffFinding => ({ ...notice, kit }))
}

export const counted = (
  { sku, category, specs }: Omit<DescribedPart, 'id'>,
  quantity: number,
): PartCount => productPart({ sku, category: categoryOf(category), specs }, quantity)

async function inTypedKit(ctx: StaffCtx, components: string): Promise<StaffFinding[]> {
  const typed = readParts(components) ?? []
  const known = new Map(
    (
      await describedParts(
        ctx,
        typed.map(({ ref }) => ref),
      )
    ).map((part) => [part.sku, part]),
  )
  const parts = typed.flatMap(({ ref, quantity }) => {
    const part = known.get(ref)
    return part ? [counted(part, quantity)] : []
  })
  return findingsOf(ctx, partsTogether(parts), null)
}

export const isOpen = ({ severity }: StaffFinding): boolean => severity !== 'advice'

/** What the product itself does not state, and what is serious or open in the kits that hold it. */
async function inKitsWith(
  ctx: StaffCtx,
  { id, category, specs }: TypedProduct,
): Promise<StaffFinding[]> {
  const typed = readFigures(specs)
  if (typed === null) return []
  const held = await kitsHolding(ctx, [id])
  const inKits = [...Map.groupBy(held, ({ kitId }) => kitId).values()].flatMap((parts) => {
    const all = parts.map((part) =>
      counted(part.id === id ? { ...part, specs: typed } : part, part.quantity),
    )
    return findingsOf(ctx, all, parts[0]?.kitName ?? null).filter(isOpen)
  })
  const alone = findingsOf(ctx, [counted({ sku: '', category, specs: typed }, 1)], null)
  return [...inKits, ...alone.filter(({ severity }) => severity === 'unknown')]
}

/** What the electrical rules say to a product as it is typed; nothing that cannot be read is guessed. */
export const staffFindings = (ctx: StaffCtx, typed: TypedProduct): Promise<StaffFinding[]> =>
  typed.category === 'kit' ? inTypedKit(ctx, typed.components) : inKitsWith(ctx, typed)
