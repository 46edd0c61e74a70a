import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import type { Ctx } from '#platform/ctx.ts'
import type { FieldError, ProductChange } from '#shop/catalogue/management/change.rules.ts'
import {
  formChanges,
  readCorrection,
  typedFields,
  unknownFields,
} from '#shop/catalogue/management/form.input.ts'
import type { TypedFields } from '#shop/catalogue/management/form.rules.ts'
import { changeProducts } from '#shop/catalogue/management/product-changes.service.server.ts'
import type { Posted } from '#web/shell/request/request-body.server.ts'

export interface ProductResult {
  readonly errors: readonly FieldError[]
  readonly input: TypedFields
  readonly stockProblem: 'reason_needed' | FieldError['problem'] | null
}

const refusal = (result: Partial<ProductResult>, status = 400) =>
  data<ProductResult>({ errors: [], input: {}, stockProblem: null, ...result }, { status })

const saved = (id: string) => redirect(`/admin/products/${id}?guardado=1`, 303)

async function correctStock(ctx: Ctx, id: string, posted: Posted) {
  const { reason, change } = readCorrection(posted)
  if (reason === '') return refusal({ stockProblem: 'reason_needed' })
  const stored = await changeProducts(ctx, [{ id, fields: { stock_quantity: change } }], {
    action: 'stock',
    reason,
  })
  return stored.ok ? saved(id) : refusal({ stockProblem: stored.errors[0]?.problem ?? 'gone' }, 409)
}

/** Handles the product form: returns the stored product or every field error. */
export async function handleProductForm(ctx: Ctx, input: string | null, posted: Posted) {
  if (input !== null && posted.intent === 'stock') return correctStock(ctx, input, posted)
  const isNew = input === null
  const id = input ?? randomUUID()
  const fields = formChanges(posted, isNew)
  const typedText = typedFields(posted, isNew)
  if (fields === null) return refusal({ input: typedText })
  if (unknownFields(posted, isNew).length > 0)
    return refusal({ input: typedText, errors: [{ id, field: null, problem: 'unknown_field' }] })
  const change: ProductChange = { id, isNew, fields }
  const stored = await changeProducts(ctx, [change], { action: isNew ? 'created' : 'changed' })
  return stored.ok ? saved(id) : refusal({ errors: stored.errors, input: typedText }, 409)
}
