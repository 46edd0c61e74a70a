import { cents, type Usd } from '#kernel/money.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import { needsSecondPerson } from '#shop/payments/methods/method.rules.ts'
import { currentTransferDetails } from '#shop/payments/methods/methods.service.server.ts'
import type { Donation } from './donation.rules.ts'
import { setFirstLook } from './donations.queries.server.ts'

export type SecondLookRefusal = 'other_person_needed' | 'differs_from_first'

type Inside = Needs<'now' | 'requestId'> & { readonly tx: Tx; readonly me: string }
interface Seen {
  readonly reference: string
  readonly amount: Usd
}

const noted = ({ reference, amount }: Seen) => ({ reference, amount_cents: amount })

/** Above the owner's sum another person must see the same at the bank; null where nobody has to. */
export async function secondLook(
  ctx: Inside,
  { id, memo, method, amount, first, secondAbove }: Donation,
  seen: Seen,
): Promise<Result<'second_needed', SecondLookRefusal> | null> {
  if (first) {
    if (first.by === ctx.me) return refused('other_person_needed')
    const isSame = first.reference === seen.reference && first.amount === seen.amount
    return isSame ? null : refused('differs_from_first')
  }
  const details = await currentTransferDetails(ctx, method)
  const sum = cents(Math.max(amount, seen.amount))
  if (!details || !needsSecondPerson(sum, details, secondAbove)) return null
  await setFirstLook(ctx.tx, id, { by: ctx.me, at: ctx.now, ...seen })
  await recordChanges(ctx, [
    { area: 'donation', subject: memo, action: 'seen', before: null, after: noted(seen) },
  ])
  return ok('second_needed')
}

/** What the first person saw counts no more. */
export async function lookAgain(ctx: Inside, { id, memo, first }: Donation) {
  if (first) {
    await setFirstLook(ctx.tx, id, null)
    await recordChanges(ctx, [
      { area: 'donation', subject: memo, action: 'cleared', before: noted(first), after: null },
    ])
  }
  return ok('cleared' as const)
}
