import { formatUsd } from '#kernel/money.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Ctx, Needs } from '#platform/ctx.ts'
import { asSystem, inTransaction, type Tx } from '#platform/database/transaction.ts'
import { countTries, type TooMany } from '../accounts/tries.service.server.ts'
import type { Screening } from '../compliance/screening.rules.ts'
import { screenParties } from '../compliance/screening.service.server.ts'
import { queueLetter } from '../emails/outbox.service.server.ts'
import { methodSettings } from '../payments/methods/methods.service.server.ts'
import { currentShopFacts, settingNamed } from '../settings/settings.service.server.ts'
import type { Gift } from './donation.input.ts'
import { type Donation, type Found, type Progress, progressOf, readEin } from './donation.rules.ts'
import { attemptHash, donationToken, newMemo, readDonationToken } from './donation-key.server.ts'
import {
  donationAt,
  insertDonation,
  insertDonationChange,
  sumsByCause,
} from './donations.queries.server.ts'

type Linking = Needs<'now' | 'config' | 'shopUrl'>

export const donationLink = (ctx: Pick<Ctx, 'config'>, { id }: Pick<Donation, 'id'>): string =>
  `/donar/${donationToken(ctx.config.SESSION_SECRET, id)}`

/** Where a gift goes by Zelle; null while the owner takes no Zelle, or nothing at all. */
async function whereTo(ctx: Needs<'locale'>) {
  const acting = { ...ctx, ...asSystem(ctx.db, 'how the shop takes donations') }
  const { limits, zelle } = await methodSettings(acting)
  const { maintenance } = await currentShopFacts(acting)
  const isOn = limits.some(({ method, isActive }) => method === 'zelle' && isActive)
  return isOn && !maintenance && zelle && zelle.recipient !== '' ? zelle : null
}

export const takesDonations = async (ctx: Needs<'locale'>): Promise<boolean> =>
  (await whereTo(ctx)) !== null

/** The number under which gifts can be deducted from taxes; null while the owner has set none. */
export const charityNumber = async (ctx: Needs): Promise<string | null> =>
  readEin(await settingNamed(ctx, 'donations_ein'))

export const donationProgress = ({ db }: Needs): Promise<Progress> =>
  inTransaction(asSystem(db, 'what was given in all'), async ({ tx }) =>
    progressOf(await sumsByCause(tx)),
  )

export const foundIn = ({ parties }: Screening): readonly Found[] =>
  parties
    .filter(({ verdict }) => verdict === 'MATCH')
    .map(({ name, reason, hits }) => ({ name, reason, listName: hits[0]?.listName ?? '' }))

async function screened(ctx: Ctx, name: string): Promise<readonly Found[]> {
  if (name === '') return []
  const acting = { ...ctx, ...asSystem(ctx.db, 'a donor is screened') }
  return foundIn(await screenParties(acting, [{ role: 'payer', name }]))
}

/** Tells the donor how to send the money. */
export const writeInstructions = (ctx: Linking & { readonly tx: Tx }, donation: Donation) =>
  queueLetter(ctx, {
    to: donation.email,
    locale: donation.locale,
    letter: {
      kind: 'donation_opened',
      name: donation.donorName,
      amount: formatUsd(donation.amount),
      memo: donation.memo,
      link: `${ctx.shopUrl}${donationLink(ctx, donation)}`,
    },
  })

export type GivingRefusal = 'closed'

/** Writes what somebody wants to give, once; screening comes before any word of where the money goes. */
export async function give(
  ctx: Ctx,
  gift: Gift,
): Promise<Result<Donation, GivingRefusal> | TooMany> {
  const counted = await countTries(ctx, [{ what: 'donation', who: ctx.caller.address }])
  if (!counted.ok) return counted
  const zelle = await whereTo(ctx)
  if (!zelle) return refused('closed')
  const found = await screened(ctx, gift.name)
  const { amount, cause, email, message, name } = gift
  const hash = attemptHash(gift)
  const acting = { ...ctx, ...asSystem(ctx.db, 'somebody gives') }
  return inTransaction(acting, async (inside) => {
    const { tx, now } = inside
    const state = found.length > 0 ? 'held' : 'awaiting'
    const donation = await insertDonation(tx, {
      ...{ amount, cause, email, message, state, found },
      donorName: name,
      attemptHash: hash,
      memo: newMemo(),
      locale: ctx.locale,
      zelleRecipient: zelle.recipient,
      registeredName: zelle.registeredName,
      donatedAt: now,
    })
    if (!donation) return ok(await again(tx, hash))
    const by = { by_role: ctx.actor.role, by_user: 'id' in ctx.actor ? ctx.actor.id : null }
    await insertDonationChange(tx, {
      ...{ donation_id: donation.id, to_state: state, reason: '', changed_at: now },
      ...by,
    })
    if (state === 'awaiting') await writeInstructions(inside, donation)
    return ok(donation)
  })
}

async function again(tx: Tx, hash: string): Promise<Donation> {
  const donation = await donationAt(tx, { attemptHash: hash })
  if (!donation) throw new Error('a donation is neither new nor known')
  return donation
}

/** The link is the key: whoever holds it sees the donation, signed in or not. */
export async function donationByLink(
  { db, config }: Needs<'config'>,
  token: string,
): Promise<Donation | null> {
  const id = readDonationToken(config.SESSION_SECRET, token)
  if (id === null) return null
  return inTransaction(asSystem(db, 'a donation is opened by its link'), ({ tx }) =>
    donationAt(tx, { id }),
  )
}
