import { data } from 'react-router'
import type { Result } from '#kernel/result.ts'
import type { Ctx } from '#platform/ctx.ts'
import {
  type BulkDone,
  type BulkRefusal,
  changeInBulk,
} from '#shop/catalogue/management/table/bulk.service.server.ts'
import { readBulk } from '#shop/catalogue/management/table/table.input.ts'

export type BulkResult = Result<BulkDone, BulkRefusal | 'not_understood'>

/** One change of every product of a filter, confirmed with their number. */
export async function handleBulk(ctx: Ctx, options: unknown) {
  const input = readBulk(options)
  if (!input) return data<BulkResult>({ ok: false, code: 'not_understood' }, { status: 400 })
  const done: BulkResult = await changeInBulk(ctx, input)
  return data<BulkResult>(done, { status: done.ok ? 200 : 409 })
}
