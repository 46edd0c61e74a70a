import type { ProductChange } from '#shop/catalogue/management/change.rules.ts'
import { readFigures } from '#shop/catalogue/management/figures/figures-text.rules.ts'
import {
  type DescribedPart,
  describedParts,
  kitsHolding,
} from '#shop/catalogue/management/kit-parts.service.server.ts'
import { readParts } from '#shop/catalogue/management/parts-text.rules.ts'
import { partsTogether } from './product-parts.rules.ts'
import {
  counted,
  findingsOf,
  isOpen,
  type StaffCtx,
  type StaffFinding,
} from './staff-check.service.server.ts'

type Described = Omit<DescribedPart, 'id'>

const textAfter = (
  { fields }: ProductChange,
  name: 'category' | 'specs' | 'components' | 'name',
) => {
  const change = fields[name]
  return change === undefined ? undefined : String(change.to ?? '')
}

/** A part with what a change makes of it; figures that cannot be read stay as they are. */
function changed<Part extends Described>(part: Part, change: ProductChange | undefined): Part {
  if (!change) return part
  const specs = textAfter(change, 'specs')
  return {
    ...part,
    category: textAfter(change, 'category') ?? part.category,
    specs: (specs === undefined ? null : readFigures(specs)) ?? part.specs,
  }
}

/** Products that come with the same changes, by their codes. */
const added = (changes: readonly ProductChange[]): Described[] =>
  changes.flatMap((change) => {
    const sku = change.isNew && change.fields.sku?.to
    return sku ? [changed({ sku: String(sku), category: '', specs: {} }, change)] : []
  })

async function inChangedKits(
  ctx: StaffCtx,
  changes: readonly ProductChange[],
  byId: ReadonlyMap<string, ProductChange>,
): Promise<StaffFinding[]> {
  const kits = changes.flatMap((change) => {
    const parts = readParts(textAfter(change, 'components') ?? '') ?? []
    return parts.length === 0 ? [] : [{ name: textAfter(change, 'name') ?? null, parts }]
  })
  const refs = new Set(kits.flatMap(({ parts }) => parts.map(({ ref }) => ref)))
  const stored = await describedParts(ctx, [...refs])
  const known = new Map<string, Described>(
    [...stored.map((part) => changed(part, byId.get(part.id))), ...added(changes)].map((part) => [
      part.sku,
      part,
    ]),
  )
  return kits.flatMap(({ name, parts }) => {
    const all = parts.flatMap(({ ref, quantity }) => {
      const part = known.get(ref)
      return part ? [counted(part, quantity)] : []
    })
    return findingsOf(ctx, partsTogether(all), name).filter(isOpen)
  })
}

async function inStoredKits(
  ctx: StaffCtx,
  changes: readonly ProductChange[],
  byId: ReadonlyMap<string, ProductChange>,
): Promise<StaffFinding[]> {
  const held = await kitsHolding(
    ctx,
    changes.map(({ id }) => id),
  )
  const kits = [...Map.groupBy(held, ({ kitId }) => kitId)]
  return kits
    .filter(([kitId]) => byId.get(kitId)?.fields.components === undefined)
    .flatMap(([, parts]) => {
      const all = parts.map((part) => counted(changed(part, byId.get(part.id)), part.quantity))
      return findingsOf(ctx, all, parts[0]?.kitName ?? null).filter(isOpen)
    })
}

const touching = ['category', 'specs', 'components'] as const

/** What many changes together would bring to kits: dangers, what will not work, and what is not stated. */
export async function findingsAfter(
  ctx: StaffCtx,
  input: readonly ProductChange[],
): Promise<StaffFinding[]> {
  const changes = input.filter(({ fields }) => touching.some((name) => fields[name] !== undefined))
  if (changes.length === 0) return []
  const byId = new Map(changes.map((change) => [change.id, change]))
  const found = [
    ...(await inChangedKits(ctx, changes, byId)),
    ...(await inStoredKits(ctx, changes, byId)),
  ]
  return found.sort((one, other) => Number(isDanger(other)) - Number(isDanger(one)))
}

export const isDanger = ({ severity }: StaffFinding): boolean => severity === 'danger'
