import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { PaymentMethod } from '#kernel/payment-method.ts'
import { endOfDay, parseDay } from '#kernel/time.ts'
import type { Ctx } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { opensFile, signedLink } from '#platform/files/signed-link.ts'
import { countAttempt } from '#shop/accounts/limits/attempt-limit.service.server.ts'
import { linkSeconds, type OneTimeLink } from '#shop/accounts/recovery/links.rules.ts'
import { issueLink, peekLink } from '#shop/accounts/recovery/links.service.server.ts'
import { resolveSession } from '#shop/accounts/sessions/session.service.server.ts'
import { typedForCuba } from '#shop/checkout/checkout.fixture.ts'
import {
  beginDraft,
  changeDraft,
  draftByLink,
  draftByToken,
  tokenOf,
} from '#shop/checkout/drafts/drafts.service.server.ts'
import { closeSilentDelays } from '#shop/orders/lifecycle/delay.service.server.ts'
import { expireUnpaidOrders } from '#shop/orders/lifecycle/expiry.service.server.ts'
import { payBy } from '#shop/orders/lifecycle/order-state.rules.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { zelle } from '#tests/harness/payments/methods.ts'
import { aUser, signingConfig } from '#tests/harness/users/users.ts'
import { engineOf } from '../shop/accounts/engine/engine.server.ts'
import { findCoupon } from '../shop/coupons/coupons.service.server.ts'
import { lookUpInvitation } from '../shop/staff/admin-sign-up.service.server.ts'
import { createInvitation } from '../shop/staff/invitations.service.server.ts'

const second = 1_000
const hour = 3_600 * second
const startedAt = new Date()
const ctx = await asSystemActor({ config: signingConfig, now: startedAt })
const later = (ms: number) => new Date(startedAt.getTime() + ms)
const at = (now: Date): Ctx => ({ ...ctx, now })

/** Something that expires, and whether it still works at an instant. */
interface Ending {
  readonly end: Date
  readonly works: (now: Date) => Promise<boolean>
}

async function aLink(kind: OneTimeLink): Promise<Ending> {
  const engine = await engineOf(ctx)
  const { id: userId } = await aUser(ctx.db)
  const token = await inTransaction(ctx, ({ tx }) =>
    issueLink(tx, engine, { kind, userId, now: startedAt }),
  )
  return {
    end: later(linkSeconds[kind] * second),
    works: (now) =>
      inTransaction(ctx, async ({ tx }) => {
        return (await peekLink(tx, engine, { kind, token, now }))?.userId === userId
      }),
  }
}

async function aSession(): Promise<Ending> {
  const { id, cookie } = await aUser(ctx.db)
  const end = later(3 * hour)
  await inTransaction(ctx, ({ tx }) =>
    tx.updateTable('sessions').set({ expires_at: end }).where('user_id', '=', id).execute(),
  )
  const request = { ...ctx, caller: { ...ctx.caller, cookie } }
  return { end, works: async (now) => (await resolveSession(request, now)).user?.id === id }
}

async function anInvitation(): Promise<Ending> {
  const input = { email: '', hours: 24, note: '' } as const
  const { link, expiresAt } = await createInvitation(ctx, input, { isMailed: false })
  const token = new URL(link).searchParams.get('invite_token')
  return {
    end: expiresAt,
    works: async (now) => (await lookUpInvitation(at(now), token)).status === 'valid',
  }
}

const stateOf = (id: string) =>
  inTransaction(ctx, async ({ tx }) => {
    const query = tx.selectFrom('orders').select(['payment_status', 'delivery_status'])
    return query.where('id', '=', id).executeTakeFirstOrThrow()
  })

/** The reserved items of an unpaid order, until the job runs. */
async function aHold(method: PaymentMethod): Promise<Ending> {
  const end = payBy(method, 'clear', startedAt)
  const { id } = await anOrder().paidBy(method).payBy(end).insert(ctx.db)
  return {
    end,
    async works(now) {
      // a run takes some orders, and other tests leave theirs
      while ((await expireUnpaidOrders(at(now))) > 0);
      return (await stateOf(id)).payment_status !== 'expired'
    },
  }
}

/** A delay question: without an answer the order is cancelled. */
async function aQuestion(): Promise<Ending> {
  const { id } = await anOrder().paidBy('paypal').paid().insert(ctx.db)
  const end = later(7 * 24 * hour)
  await inTransaction(ctx, ({ tx }) =>
    sql`insert into order_delays (order_id, reason, silence, sent_at, answer_by)
      values (${id}, 'x', 'cancels', ${startedAt}, ${end})`.execute(tx),
  )
  return {
    end,
    async works(now) {
      await closeSilentDelays(at(now))
      return (await stateOf(id)).delivery_status !== 'cancelled'
    },
  }
}

/** The evening of its last day belongs to it. */
async function aCoupon(): Promise<Ending> {
  const day = parseDay('2027-03-14')
  const code = `HASTA${Math.floor(startedAt.getTime() / second)}`
  await inTransaction(ctx, ({ tx }) =>
    sql`insert into coupons (code, kind, basis_points, valid_until_on)
      values (${code}, 'percent', 500, ${day}::date)`.execute(tx),
  )
  return { end: endOfDay(day), works: async (now) => (await findCoupon(at(now), code)).ok }
}

const beginEmptyDraft = () =>
  beginDraft(ctx, { locale: 'es', destination: 'cuba', cart: '', couponCode: '' })

async function anEmptyDraft(): Promise<Ending> {
  const token = await tokenOf(ctx, await beginEmptyDraft())
  return {
    end: later(2 * 24 * hour),
    works: async (now) => (await draftByToken(at(now), token)) !== null,
  }
}

const aFilledDraft = async () =>
  changeDraft(ctx, await beginEmptyDraft(), {
    delivery: { destination: 'cuba', input: typedForCuba },
  })

async function aDraft(): Promise<Ending> {
  const token = await tokenOf(ctx, await aFilledDraft())
  return {
    end: later(30 * 24 * hour),
    works: async (now) => (await draftByToken(at(now), token)) !== null,
  }
}

async function aDraftLink(): Promise<Ending> {
  const token = await tokenOf(ctx, await aFilledDraft(), 'link')
  return {
    end: later(30 * 24 * hour),
    works: async (now) => (await draftByLink(at(now), token)) !== null,
  }
}

async function aPrivateFile(): Promise<Ending> {
  const named = { bucket: 'zelle_screenshots', name: 'a.webp', viewer: 'ana' }
  const whole = new Date(Math.floor(startedAt.getTime() / second) * second)
  const link = new URL(signedLink('a secret', named, whole), ctx.shopUrl).searchParams
  const overrides = { until: link.get('hasta') ?? '', signature: link.get('firma') ?? '' }
  return {
    end: new Date(whole.getTime() + 300 * second),
    works: (now) => Promise.resolve(opensFile('a secret', named, overrides, now)),
  }
}

/** The block after wrong passwords: "works" while it refuses. */
async function aLockout(): Promise<Ending> {
  const source = { what: 'signIn', who: `${randomUUID()}@example.com` } as const
  for (let count = 0; count < 10; count += 1) await countAttempt(ctx, [source])
  return {
    end: later(900 * second),
    works: async (now) => !(await countAttempt(at(now), [source])).ok,
  }
}

test.each([
  ['a session', aSession],
  ['the link that confirms an address', () => aLink('confirm')],
  ['the link for a new password', () => aLink('reset')],
  ['the link that confirms a new address', () => aLink('new-email')],
  ['the link that makes the first administrator', () => aLink('first-admin')],
  ['the link that opens the login on a new device', () => aLink('device')],
  ['an invitation', anInvitation],
  ['the hold of an order by PayPal', () => aHold('paypal')],
  ['the hold of an order by Zelle', () => aHold(zelle)],
  ['the question about a delay', aQuestion],
  ['a coupon', aCoupon],
  ['a checkout that was begun, and nothing typed', anEmptyDraft],
  ['a checkout that was begun, and a form sent', aDraft],
  ['the link that copies a checkout', aDraftLink],
  ['the link of a private file', aPrivateFile],
  ['a lockout', aLockout],
] as const)('%s works a second before its end and no more a minute after it', async (_, make) => {
  const { end, works } = await make()
  expect(await works(new Date(end.getTime() - second))).toBe(true)
  expect(await works(new Date(end.getTime() + 60 * second))).toBe(false)
})
