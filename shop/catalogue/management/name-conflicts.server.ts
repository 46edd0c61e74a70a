import type { Tx } from '#platform/database/transaction.ts'
import type { FieldName } from '../fields/product-fields.rules.ts'
import { type FieldError, type ProductChange, slugFrom } from './change.rules.ts'
import {
  type Holder,
  holdersOfSkus,
  holdersOfSlugs,
  productsNamed,
} from './names.queries.server.ts'
import { readParts } from './parts-text.rules.ts'
import type { Packed } from './product-changes.queries.server.ts'

interface NameRequest {
  readonly id: string
  readonly value: string
}

const pictureRequests = (changes: readonly ProductChange[], field: FieldName): NameRequest[] =>
  changes.flatMap(({ id, fields }) => {
    const value = fields[field]?.to
    return typeof value === 'string' ? [{ id, value }] : []
  })

const valuesOf = (requests: readonly NameRequest[]) => requests.map(({ value }) => value)

/** Products that hold a name without releasing it in the same changes, or that claim it too. */
function collisions(
  field: 'sku' | 'url_slug',
  requests: readonly NameRequest[],
  holders: readonly Holder[],
): FieldError[] {
  const first = new Map<string, string>()
  for (const { id, value } of requests) if (!first.has(value)) first.set(value, id)
  const held = Map.groupBy(holders, ({ value }) => value)
  const isOthers = ({ id, value }: NameRequest) =>
    held.get(value)?.some((holder) => holder.id !== id)
  return requests
    .filter((input) => first.get(input.value) !== input.id || isOthers(input))
    .map(({ id }) => ({ id, field, problem: 'taken' as const }))
}

/** SKUs and slugs of other products; a product's former slugs stay its own. */
export async function takenBy(tx: Tx, changes: readonly ProductChange[]): Promise<FieldError[]> {
  const skus = pictureRequests(changes, 'sku')
  const slugs = pictureRequests(changes, 'url_slug')
  return [
    ...(skus.length > 0 ? collisions('sku', skus, await holdersOfSkus(tx, valuesOf(skus))) : []),
    ...(slugs.length > 0
      ? collisions('url_slug', slugs, await holdersOfSlugs(tx, valuesOf(slugs)))
      : []),
  ]
}

function freeSlug(name: string, isTaken: (slug: string) => boolean): string | null {
  const plain = slugFrom(name)
  if (plain === '') return null
  if (!isTaken(plain)) return plain
  for (let number = 2; number < 1_000; number += 1)
    if (!isTaken(`${plain}-${number}`)) return `${plain}-${number}`
  return null
}

/** The taken ones among these slugs and their numbered alternatives. */
async function heldAmong(tx: Tx, plain: readonly string[], wished: readonly string[]) {
  const held = new Set([...wished, ...valuesOf(await holdersOfSlugs(tx, [...new Set(plain)]))])
  const once = new Set<string>()
  const contested = new Set<string>()
  for (const slug of plain) {
    if (held.has(slug) || once.has(slug)) contested.add(slug)
    once.add(slug)
  }
  const others = [...contested].flatMap((slug) =>
    Array.from({ length: 30 }, (_, index) => `${slug}-${index + 2}`),
  )
  for (const slug of valuesOf(await holdersOfSlugs(tx, others))) held.add(slug)
  return held
}

/** New products without a slug get one from their name. */
export async function addressed(
  tx: Tx,
  changes: readonly ProductChange[],
): Promise<readonly ProductChange[]> {
  const without = ({ isNew, fields }: ProductChange) => isNew && !fields.url_slug?.to
  const plain = changes.filter(without).map(({ fields }) => slugFrom(String(fields.name?.to)))
  if (plain.length === 0) return changes
  const taken = await heldAmong(tx, plain, valuesOf(pictureRequests(changes, 'url_slug')))
  return changes.map((change) => {
    if (!without(change)) return change
    const to = freeSlug(String(change.fields.name?.to), (slug) => taken.has(slug))
    if (to !== null) taken.add(to)
    return { ...change, fields: { ...change.fields, url_slug: { from: null, to } } }
  })
}

/** Contents of the changed kits by id; an unknown component is an error. */
export async function packedBy(tx: Tx, changes: readonly ProductChange[]) {
  const requested = changes.flatMap(({ id, fields }) =>
    fields.components ? [{ id, parts: readParts(String(fields.components.to ?? '')) ?? [] }] : [],
  )
  const refs = [...new Set(requested.flatMap(({ parts }) => parts.map(({ ref }) => ref)))]
  const known = refs.length > 0 ? await productsNamed(tx, refs) : []
  const ids = new Map([
    ...known,
    ...pictureRequests(changes, 'sku').map(({ id, value }) => [value, id] as const),
  ])
  const errors: FieldError[] = []
  const kits = requested.map(({ id, parts }): Packed => {
    const found = parts.flatMap((part) => {
      const componentId = ids.get(part.ref)
      return componentId === undefined ? [] : [{ ...part, componentId }]
    })
    const names = parts.map(({ ref }) => ref).filter((ref) => !ids.has(ref))
    if (names.length > 0) errors.push({ id, field: 'components', problem: 'unknown_part', names })
    if (found.some(({ componentId }) => componentId === id))
      errors.push({ id, field: 'components', problem: 'holds_itself' })
    return { id, parts: found }
  })
  return { kits, errors }
}
