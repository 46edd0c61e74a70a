import { data } from 'react-router'
import type { Result } from '#kernel/result.ts'
import type { Ctx } from '#platform/ctx.ts'
import {
  type BulkDone,
  type BulkRefusal,
  changeInBulk,
} from '#shop/catalogue/keeping/bulk.service.server.ts'
import { readBulk } from '#shop/catalogue/keeping/table.input.ts'

export type BulkAnswer = Result<BulkDone, BulkRefusal | 'not_understood'>

/** One change of every product that a filter finds, confirmed with their number. */
export async function answerBulk(ctx: Ctx, given: unknown) {
  const wish = readBulk(given)
  if (!wish) return data<BulkAnswer>({ ok: false, code: 'not_understood' }, { status: 400 })
  const done: BulkAnswer = await changeInBulk(ctx, wish)
  return data<BulkAnswer>(done, { status: done.ok ? 200 : 409 })
}
