import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import type { Database } from '#platform/database/connect.ts'
import { countAttempt, resetAttempts } from '#shop/accounts/limits/attempt-limit.service.server.ts'
import { type Discount, normaliseCode } from './coupon.rules.ts'
import { type CouponRefusal, findCoupon } from './coupons.service.server.ts'

type Guessing = Needs<'now' | 'caller'>

const maxSeen = 10_000
const seenBy = new WeakMap<Database, Set<string>>()

/** Whether this client asks for this code again, which tells nothing new; noted before anything is awaited. */
function isRepeated({ db, caller }: Guessing, code: string): boolean {
  const seen = seenBy.get(db) ?? new Set<string>()
  seenBy.set(db, seen)
  const key = `${caller.address} ${code}`
  if (seen.has(key)) return true
  if (seen.size >= maxSeen) seen.clear()
  seen.add(key)
  return false
}

export interface CouponGuess {
  /** False when the client has asked for too many codes that do not exist: no code is looked up for it. */
  readonly isAllowed: boolean
  /** A code that exists was no guess. */
  readonly settle: (isValid: boolean) => Promise<void>
}

const free: CouponGuess = { isAllowed: true, settle: async () => {} }

/** Counts a code before it is looked up, so that no burst gets past the limit. */
export async function couponGuess(ctx: Guessing, input: string): Promise<CouponGuess> {
  const code = normaliseCode(input)
  if (code === '' || isRepeated(ctx, code)) return free
  const who = ctx.caller.address
  const sources = [
    { what: 'couponGuess', who },
    { what: 'couponGuessDay', who },
  ] as const
  const counted = await countAttempt(ctx, sources)
  if (!counted.ok) seenBy.get(ctx.db)?.delete(`${who} ${code}`)
  return {
    isAllowed: counted.ok,
    settle: async (isValid) => {
      if (isValid) await resetAttempts(ctx, [], sources)
    },
  }
}

/** The coupon of a code as a client asks for it; too many codes that do not exist end in the one refusal. */
export async function findGuessedCoupon(
  ctx: Guessing,
  input: string,
): Promise<Result<Discount, CouponRefusal>> {
  const guess = await couponGuess(ctx, input)
  if (!guess.isAllowed) return refused('coupon_invalid')
  const found = await findCoupon(ctx, input)
  await guess.settle(found.ok)
  return found.ok ? ok(found.value) : found
}
