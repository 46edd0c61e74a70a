import type { FieldName } from '../fields/product-fields.rules.ts'
import type { FieldError, FieldProblemCode } from '../management/change.rules.ts'

/** What needs a product: an order, by its number, or a kit, by its id. */
export interface Use {
  readonly id: string
  readonly kind: 'ordered' | 'in_kit'
  readonly by: { readonly id: string; readonly name: string }
}

/** A product of an undone import that stays as it is, and why. */
export interface LeftProduct {
  readonly id: string
  readonly name: string
  readonly problem: FieldProblemCode | Use['kind']
  readonly field: FieldName | null
  /** The order by its number, or the kit by its id, that needs the product. */
  readonly by: { readonly id: string; readonly name: string } | null
}

interface Named {
  readonly id: string
  readonly name: string
}

/** Each changed product with the first reason why it cannot be restored. */
export function leftByErrors(
  changes: readonly Named[],
  errors: readonly FieldError[],
): LeftProduct[] {
  const firstOf = new Map<string, FieldError>()
  for (const error of errors) if (!firstOf.has(error.id)) firstOf.set(error.id, error)
  return changes.flatMap(({ id, name }) => {
    const error = firstOf.get(id)
    return error ? [{ id, name, problem: error.problem, field: error.field, by: null }] : []
  })
}

/** The added products that something needs: a kit counts unless it goes too. */
export function leftByUse(added: readonly Named[], uses: readonly Use[]): LeftProduct[] {
  const usesOf = Map.groupBy(uses, ({ id }) => id)
  const going = new Map(added.map((one) => [one.id, one]))
  const left = new Map<string, LeftProduct>()
  for (let before = -1; before < left.size; ) {
    before = left.size
    for (const { id, name } of [...going.values()]) {
      const use = usesOf.get(id)?.find(({ kind, by }) => kind === 'ordered' || !going.has(by.id))
      if (!use) continue
      going.delete(id)
      left.set(id, { id, name, problem: use.kind, field: null, by: use.by })
    }
  }
  return added.flatMap(({ id }) => left.get(id) ?? [])
}
