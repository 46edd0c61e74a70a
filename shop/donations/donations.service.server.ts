import { formatUsd } from '#kernel/money.ts'
import { isTransfer } from '#kernel/payment-method.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Ctx, Needs } from '#platform/ctx.ts'
import { asSystem, inTransaction, type Tx } from '#platform/database/transaction.ts'
import { secretsIn } from '#platform/secrets.ts'
import {
  type AttemptSource,
  clientSource,
  countAttempt,
  type TooMany,
} from '#shop/accounts/limits/attempt-limit.service.server.ts'
import { screenParties } from '#shop/compliance/screening/screening.service.server.ts'
import { queueEmail } from '#shop/emails/outbox/outbox.service.server.ts'
import type { NewDonation } from './donation.input.ts'
import { type Donation, type Found, foundIn, type Progress, progressOf } from './donation.rules.ts'
import { attemptHash, donationToken, newMemo, readDonationToken } from './donation-key.server.ts'
import { donationAt, insertDonation, insertDonationChange } from './donations.queries.server.ts'
import { sumsByCause } from './entries.queries.server.ts'
import { waysToGive } from './payment/methods.service.server.ts'

type Linking = Needs<'now' | 'config' | 'shopUrl'>

export const donationLink = (ctx: Pick<Ctx, 'config'>, { id }: Pick<Donation, 'id'>): string =>
  `/donar/${donationToken(secretsIn(ctx.config), id)}`

export const donationProgress = ({ db }: Needs): Promise<Progress> =>
  inTransaction(asSystem(db, 'what was given in all'), async ({ tx }) =>
    progressOf(await sumsByCause(tx)),
  )

async function screened(ctx: Ctx, name: string): Promise<readonly Found[]> {
  if (name === '') return []
  const acting = { ...ctx, ...asSystem(ctx.db, 'a donor is screened') }
  return foundIn(await screenParties(acting, [{ role: 'payer', name }]))
}

/** Queues the e-mail with the transfer's instructions. */
export const writeInstructions = (ctx: Linking & { readonly tx: Tx }, donation: Donation) =>
  queueEmail(ctx, {
    to: donation.email,
    locale: donation.locale,
    email: {
      kind: 'donation_opened',
      name: donation.donorName,
      amount: formatUsd(donation.amount),
      memo: donation.memo,
      method: donation.method,
      methodName: donation.methodName,
      link: `${ctx.shopUrl}${donationLink(ctx, donation)}`,
    },
  })

interface Opening
  extends Pick<Donation, 'zelleRecipient' | 'registeredName' | 'found' | 'secondAbove'> {
  readonly attemptHash: string
}

async function write(ctx: Ctx & { readonly tx: Tx }, input: NewDonation, opening: Opening) {
  const { amount, cause, email, message, method, name } = input
  const state = opening.found.length > 0 ? 'held' : 'awaiting'
  const donation = await insertDonation(ctx.tx, {
    ...{ amount, cause, email, message, method, state, donorName: name },
    ...opening,
    memo: newMemo(),
    locale: ctx.locale,
    userId: ctx.user?.id ?? null,
    donatedAt: ctx.now,
  })
  if (!donation) return null
  const { role } = ctx.actor
  await insertDonationChange(ctx.tx, {
    ...{ donation_id: donation.id, to_state: state, reason: '', changed_at: ctx.now },
    ...{ by_role: role, by_user: 'id' in ctx.actor ? ctx.actor.id : null },
  })
  // an online method leads to its provider at once
  if (state === 'awaiting' && isTransfer(method)) await writeInstructions(ctx, donation)
  return donation
}

export type GivingRefusal = 'closed'

/** A transfer's instructions go by e-mail at once, to whatever address was typed. */
const recipientOf = ({ method, email }: NewDonation): AttemptSource[] =>
  isTransfer(method) && email ? [{ what: 'donationMail', who: email }] : []

/** Stores a donation once; the donor is screened before the recipient is shown. */
export async function give(
  ctx: Ctx,
  donation: NewDonation,
): Promise<Result<Donation, GivingRefusal> | TooMany> {
  const sources = [clientSource(ctx, 'donation'), ...recipientOf(donation)]
  const counted = await countAttempt(ctx, sources)
  if (!counted.ok) return counted
  const { methods, transfers } = await waysToGive(ctx)
  if (methods.every(({ method }) => method !== donation.method)) return refused('closed')
  const target = transfers[donation.method]
  const hash = attemptHash(donation)
  const opening = {
    attemptHash: hash,
    found: await screened(ctx, donation.name),
    zelleRecipient: target?.recipient ?? '',
    registeredName: target?.registeredName ?? '',
    secondAbove: target?.secondPersonAbove ?? null,
  }
  const acting = { ...ctx, ...asSystem(ctx.db, 'somebody gives') }
  return inTransaction(acting, async (inside) =>
    ok((await write(inside, donation, opening)) ?? (await again(inside.tx, hash))),
  )
}

async function again(tx: Tx, hash: string): Promise<Donation> {
  const donation = await donationAt(tx, { attemptHash: hash })
  if (!donation) throw new Error('a donation is neither new nor known')
  return donation
}

/** The link is the key: it opens the donation with or without an account. */
export async function donationByLink(
  { db, config }: Needs<'config'>,
  token: string,
): Promise<Donation | null> {
  const id = readDonationToken(secretsIn(config), token)
  if (id === null) return null
  return inTransaction(asSystem(db, 'a donation is opened by its link'), ({ tx }) =>
    donationAt(tx, { id }),
  )
}
