import { data } from 'react-router'
import type { Result } from '#kernel/result.ts'
import type { Ctx } from '#platform/ctx.ts'
import {
  changeProducts,
  type Saved,
} from '#shop/catalogue/management/product-changes.service.server.ts'
import {
  type BulkDone,
  type BulkRefusal,
  bulkChanges,
  changeInBulk,
} from '#shop/catalogue/management/table/bulk.service.server.ts'
import {
  type PriceFinding,
  priceFindings,
} from '#shop/catalogue/management/table/price-findings.service.server.ts'
import { readBulk, readChanges } from '#shop/catalogue/management/table/table.input.ts'
import { findingsAfter, isDanger } from '#shop/solar/system/changes-check.service.server.ts'
import type { StaffFinding } from '#shop/solar/system/staff-check.service.server.ts'

/** What the electrical rules say to the changes; a danger among them must be confirmed first. */
export interface Checked {
  readonly findings: readonly StaffFinding[]
  /** Prices that look like a slip; they must be confirmed too. */
  readonly prices?: readonly PriceFinding[]
}
export type BulkResult = Result<BulkDone, BulkRefusal | 'not_understood' | 'danger'> & Checked
export type TableResult = Saved & Checked

const none: readonly StaffFinding[] = []

/** One change of every product of a filter, confirmed with their number. */
export async function handleBulk(ctx: Ctx, options: unknown) {
  const input = readBulk(options)
  if (!input)
    return data<BulkResult>({ ok: false, code: 'not_understood', findings: none }, { status: 400 })
  const isOfPrice = input.field === 'sell_price' || input.field === 'cost_price'
  const changes = input.field === 'category' || isOfPrice ? await bulkChanges(ctx, input) : []
  const findings = input.field === 'category' ? await findingsAfter(ctx, changes) : none
  const prices = input.confirmed ? [] : await priceFindings(ctx, changes)
  if (!input.confirmed && (findings.some(isDanger) || prices.length > 0))
    return data<BulkResult>({ ok: false, code: 'danger', findings, prices }, { status: 409 })
  const done = await changeInBulk(ctx, input)
  return data<BulkResult>({ ...done, findings }, { status: done.ok ? 200 : 409 })
}

/** Saves all changes of the table together, or none with every reason. */
export async function handleChanges(ctx: Ctx, posted: unknown, isConfirmed: boolean) {
  const changes = readChanges(posted)
  if (changes === null)
    return data<TableResult>({ ok: false, errors: [], findings: none }, { status: 400 })
  const findings = await findingsAfter(ctx, changes)
  const prices = isConfirmed ? [] : await priceFindings(ctx, changes)
  if (!isConfirmed && (findings.some(isDanger) || prices.length > 0))
    return data<TableResult>({ ok: false, errors: [], findings, prices }, { status: 409 })
  const saved = await changeProducts(ctx, changes, { action: 'changed' })
  return data<TableResult>({ ...saved, findings }, { status: saved.ok ? 200 : 409 })
}
