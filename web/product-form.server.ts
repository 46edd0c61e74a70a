import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import type { Ctx } from '#platform/ctx.ts'
import type { ProductChange, Wrong } from '#shop/catalogue/keeping/change.rules.ts'
import {
  formChanges,
  readCorrection,
  typedFields,
  unknownFields,
} from '#shop/catalogue/keeping/form.input.ts'
import type { TypedFields } from '#shop/catalogue/keeping/form.rules.ts'
import { keepProducts } from '#shop/catalogue/keeping/keeping.service.server.ts'
import type { Posted } from './posted.server.ts'

export interface ProductAnswer {
  readonly wrongs: readonly Wrong[]
  readonly typed: TypedFields
  readonly stockProblem: 'reason_needed' | Wrong['problem'] | null
}

const refusal = (answer: Partial<ProductAnswer>, status = 400) =>
  data<ProductAnswer>({ wrongs: [], typed: {}, stockProblem: null, ...answer }, { status })

const saved = (id: string) => redirect(`/admin/products/${id}?guardado=1`, 303)

async function correctStock(ctx: Ctx, id: string, posted: Posted) {
  const { reason, change } = readCorrection(posted)
  if (reason === '') return refusal({ stockProblem: 'reason_needed' })
  const kept = await keepProducts(ctx, [{ id, fields: { stock_quantity: change } }], {
    action: 'stock',
    reason,
  })
  return kept.ok ? saved(id) : refusal({ stockProblem: kept.wrongs[0]?.problem ?? 'gone' }, 409)
}

/** What the form of a product leads to: the product as it is kept, or every field that is wrong. */
export async function answerProductForm(ctx: Ctx, given: string | null, posted: Posted) {
  if (given !== null && posted.intent === 'stock') return correctStock(ctx, given, posted)
  const isNew = given === null
  const id = given ?? randomUUID()
  const fields = formChanges(posted, isNew)
  const typed = typedFields(posted, isNew)
  if (fields === null) return refusal({ typed })
  if (unknownFields(posted, isNew).length > 0)
    return refusal({ typed, wrongs: [{ id, field: null, problem: 'unknown_field' }] })
  const change: ProductChange = { id, isNew, fields }
  const kept = await keepProducts(ctx, [change], { action: isNew ? 'created' : 'changed' })
  return kept.ok ? saved(id) : refusal({ wrongs: kept.wrongs, typed }, 409)
}
