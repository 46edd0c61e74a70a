import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import type { Ctx } from '#platform/ctx.ts'
import type { FieldName } from '#shop/catalogue/fields/product-fields.rules.ts'
import { type PriceWarning, priceWarnings } from '#shop/catalogue/files/price-warning.rules.ts'
import type { FieldError, ProductChange } from '#shop/catalogue/management/change.rules.ts'
import { fieldAsText, readField } from '#shop/catalogue/management/fields.rules.ts'
import {
  formChanges,
  readCorrection,
  typedFields,
  unknownFields,
} from '#shop/catalogue/management/form.input.ts'
import type { TypedFields } from '#shop/catalogue/management/form.rules.ts'
import { partsByNames } from '#shop/catalogue/management/kit-parts.service.server.ts'
import {
  type ProductOfStaff,
  productOfStaff,
} from '#shop/catalogue/management/product.service.server.ts'
import { changeProducts } from '#shop/catalogue/management/product-changes.service.server.ts'
import { type StaffFinding, staffFindings } from '#shop/solar/system/staff-check.service.server.ts'
import type { Posted } from '#web/shell/request/request-body.server.ts'

export interface ProductResult {
  readonly errors: readonly FieldError[]
  readonly input: TypedFields
  /** Dangers that were not confirmed; the others never stop saving. */
  readonly dangers: readonly StaffFinding[]
  /** Prices that look like slips and were not confirmed. */
  readonly prices: readonly PriceWarning[]
  readonly stockProblem: 'reason_needed' | 'count_needed' | FieldError['problem'] | null
  readonly stockEntered?: { readonly stock: string; readonly reason: string }
}

const refusal = (result: Partial<ProductResult>, status = 400) =>
  data<ProductResult>(
    { errors: [], input: {}, dangers: [], prices: [], stockProblem: null, ...result },
    { status },
  )

const saved = (id: string) => redirect(`/admin/products/${id}?guardado=1`, 303)

async function correctStock(ctx: Ctx, id: string, posted: Posted) {
  const { reason, typed, change } = readCorrection(posted)
  const stockEntered = { stock: String(posted.stock ?? '').slice(0, 40), reason }
  if (typed === '') return refusal({ stockProblem: 'count_needed', stockEntered })
  if (reason === '') return refusal({ stockProblem: 'reason_needed', stockEntered })
  const stored = await changeProducts(ctx, [{ id, fields: { stock_quantity: change } }], {
    action: 'stock',
    reason,
  })
  if (stored.ok) return saved(id)
  return refusal({ stockProblem: stored.errors[0]?.problem ?? 'gone', stockEntered }, 409)
}

/** What the rules say to a product as it is stored. */
export const findingsOf = (ctx: Ctx, { id, fields }: ProductOfStaff) =>
  staffFindings(ctx, {
    id,
    category: String(fields.category),
    specs: String(fields.specs ?? ''),
    components: String(fields.components ?? ''),
  })

const checked = ['category', 'specs', 'components'] as const

/** The dangers that a change of figures or contents would bring, and what will not work beside them. */
async function newDangers(
  ctx: Ctx,
  { id, isNew, fields }: ProductChange,
  typed: TypedFields,
): Promise<StaffFinding[]> {
  if (!checked.some((name) => fields[name] !== undefined)) return []
  const stored = isNew ? null : await productOfStaff(ctx, id)
  const [category = '', specs = '', components = ''] = checked.map(
    (name) => typed[name] ?? String(stored?.fields[name] ?? ''),
  )
  const findings = await staffFindings(ctx, { id, category, specs, components })
  const of = (severity: StaffFinding['severity']) =>
    findings.filter((one) => one.severity === severity)
  const dangers = of('danger')
  return dangers.length > 0 ? [...dangers, ...of('will_not_work')] : []
}

/** What an import would ask about these prices; a product may still be without one. */
async function newPriceWarnings(ctx: Ctx, { id, isNew, fields }: ProductChange) {
  const readable = Object.entries(fields).flatMap(([name, { from, to }]) => {
    const read = readField(name as FieldName, fieldAsText(to))
    return read.ok ? [[name, { from, to: read.value }]] : []
  })
  const now = isNew ? {} : ((await productOfStaff(ctx, id))?.fields ?? {})
  const warnings = priceWarnings(Object.fromEntries(readable), now)
  return warnings.filter((warning) => warning !== 'none')
}

/** With the contents of a kit by their codes: what was named, and what was chosen beside the list. */
async function withParts(ctx: Ctx, sent: Posted): Promise<Posted> {
  const { part_name: picked, part_quantity: quantity, ...posted } = sent
  const { components } = posted
  if (typeof components !== 'string') return posted
  const name = typeof picked === 'string' ? picked.trim() : ''
  const lines = name === '' ? components : `${components}\n${quantity || 1} x ${name}`
  return { ...posted, components: await partsByNames(ctx, lines) }
}

/** Handles the product form: returns the stored product or every field error. */
export async function handleProductForm(ctx: Ctx, input: string | null, whole: Posted) {
  const { confirm_danger: confirmed, confirm_prices: pricesConfirmed, ...sent } = whole
  const posted = await withParts(ctx, sent)
  if (input !== null && posted.intent === 'stock') return correctStock(ctx, input, posted)
  const isNew = input === null
  const id = input ?? randomUUID()
  const fields = formChanges(posted, isNew)
  const typedText = typedFields(posted, isNew)
  if (fields === null) return refusal({ input: typedText })
  if (unknownFields(posted, isNew).length > 0)
    return refusal({ input: typedText, errors: [{ id, field: null, problem: 'unknown_field' }] })
  const change: ProductChange = { id, isNew, fields }
  const dangers = confirmed === undefined ? await newDangers(ctx, change, typedText) : []
  const prices = pricesConfirmed === undefined ? await newPriceWarnings(ctx, change) : []
  if (dangers.length + prices.length > 0) return refusal({ input: typedText, dangers, prices }, 409)
  const stored = await changeProducts(ctx, [change], { action: isNew ? 'created' : 'changed' })
  return stored.ok ? saved(id) : refusal({ errors: stored.errors, input: typedText }, 409)
}
