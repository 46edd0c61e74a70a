import { destinations } from '#kernel/destination.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystemWithin, inTransaction, type Tx } from '#platform/database/transaction.ts'
import type { Secrets } from '#platform/secrets.ts'
import { secretsOf } from '#shop/accounts/sessions/secrets.service.server.ts'
import { sealedForm, wholeForm } from '../buyer/identity.server.ts'
import {
  type CheckoutDraft,
  type DraftChange,
  draftExpiry,
  emptyDraftExpiry,
  mayOpen,
  placedExpiry,
} from './draft.rules.ts'
import { draftIdOf, draftToken, type TokenPurpose } from './draft-token.server.ts'
import {
  type DraftRow,
  deleteExpiredDrafts,
  draftById,
  insertDraft,
  type NewDraft,
  newestDraftOf,
  type StoredChange,
  updateDraft,
} from './drafts.queries.server.ts'

export type DraftCtx = Needs<'config' | 'now' | 'user'>

const why = 'a draft belongs to whoever holds its secret'

/** In a transaction of the system role, or within the open one. */
const asShop = <Value>(ctx: DraftCtx, work: (tx: Tx) => Promise<Value>): Promise<Value> =>
  asSystemWithin(ctx, why, ({ tx }) => work(tx))

function draftOf(secrets: Secrets, { sealed, delivery, ...row }: DraftRow): CheckoutDraft {
  const cuba = wholeForm(secrets, { details: delivery.cuba ?? {}, sealed })
  return { ...row, delivery: { cuba, usa: delivery.usa ?? {} } }
}

/** Of the account that it belongs to, or of nobody yet. */
const isAccessible = ({ user }: DraftCtx, row: DraftRow) => mayOpen(row, user?.id ?? null)

/** The account is not signed in any more; someone else's session is another matter. */
const isSignedOut = ({ user }: DraftCtx, row: DraftRow) => row.userId !== null && user === null

async function draftOfToken(
  ctx: DraftCtx,
  purpose: TokenPurpose,
  token: string,
  isOpen: typeof isAccessible = isAccessible,
) {
  const secrets = await secretsOf(ctx)
  const id = draftIdOf({ purpose, secrets }, token)
  const row = id === null ? undefined : await asShop(ctx, (tx) => draftById(tx, id, ctx.now))
  return row && isOpen(ctx, row) ? draftOf(secrets, row) : null
}

/** The draft of a cookie; null for an invalid or expired one, and for another customer's draft. */
export const draftByToken = (ctx: DraftCtx, token: string): Promise<CheckoutDraft | null> =>
  draftOfToken(ctx, 'cookie', token)

/** The draft of a customer whose session has ended: it takes what is still sent and shows nothing. */
export const draftOfLostSession = (ctx: DraftCtx, token: string): Promise<CheckoutDraft | null> =>
  draftOfToken(ctx, 'cookie', token, isSignedOut)

/** The draft that a link offers to copy; null also once it became an order. */
export async function draftByLink(ctx: DraftCtx, token: string): Promise<CheckoutDraft | null> {
  const draft = await draftOfToken(ctx, 'link', token)
  return draft?.placedAt === '' ? draft : null
}

/** The signed-in user's latest draft, from any device. */
export async function newestOwnDraft(ctx: DraftCtx): Promise<CheckoutDraft | null> {
  const { user } = ctx
  if (!user) return null
  const row = await inTransaction(ctx, ({ tx }) => newestDraftOf(tx, user.id, ctx.now))
  return row ? draftOf(await secretsOf(ctx), row) : null
}

/** The token of a draft, for the cookie or for the link to another device. */
export const tokenOf = async (
  ctx: DraftCtx,
  { id }: Pick<CheckoutDraft, 'id'>,
  purpose: TokenPurpose = 'cookie',
): Promise<string> => draftToken({ purpose, secrets: await secretsOf(ctx) }, id)

/** Creates a draft and deletes expired ones. */
export async function beginDraft(
  ctx: DraftCtx,
  requested: Omit<NewDraft, 'userId'>,
): Promise<CheckoutDraft> {
  const { now, user } = ctx
  const row = await asShop(ctx, async (tx) => {
    await deleteExpiredDrafts(tx, now)
    const id = await insertDraft(
      tx,
      { ...requested, userId: user?.id ?? null },
      now,
      emptyDraftExpiry(now),
    )
    return draftById(tx, id, now)
  })
  if (!row) throw new Error('a draft was not kept')
  return draftOf(await secretsOf(ctx), row)
}

/** Saves a step's change; a guest's draft is assigned to the signed-in user. */
export async function changeDraft(
  ctx: DraftCtx,
  draft: CheckoutDraft,
  change: DraftChange,
): Promise<CheckoutDraft> {
  const { now, user } = ctx
  const secrets = await secretsOf(ctx)
  const { delivery, ...others } = change
  const form = delivery && sealedForm(secrets, delivery.input)
  const stored: StoredChange = {
    ...others,
    ...(user ? { userId: user.id } : {}),
    ...(delivery && form
      ? { delivery: { destination: delivery.destination, details: form.details } }
      : {}),
    ...(delivery?.destination === 'cuba' && form ? { sealed: form.sealed } : {}),
  }
  await asShop(ctx, (tx) => updateDraft(tx, draft.id, stored, now, draftExpiry(now)))
  return {
    ...draft,
    ...others,
    userId: user?.id ?? draft.userId,
    delivery: delivery
      ? { ...draft.delivery, [delivery.destination]: delivery.input }
      : draft.delivery,
  }
}

/**
 * Fills a draft just begun with the forms of another, which stays as it is: its sender never reads what is typed
 * from now on. A signature is not copied.
 */
export async function fillFrom(
  ctx: DraftCtx,
  draft: CheckoutDraft,
  { delivery, buyer }: Pick<CheckoutDraft, 'delivery' | 'buyer'>,
): Promise<CheckoutDraft> {
  let filled = draft
  for (const destination of destinations) {
    const input = delivery[destination]
    if (Object.keys(input).length > 0)
      filled = await changeDraft(ctx, filled, { delivery: { destination, input } })
  }
  return changeDraft(ctx, filled, { buyer })
}

/** Deletes what nobody continued. */
export const pruneDrafts = (ctx: Needs<'now'>) =>
  asSystemWithin(ctx, why, ({ tx }) => deleteExpiredDrafts(tx, ctx.now))

/** Marks the draft as placed: it redirects to the order for a day, its other data is deleted. */
export const placeDraft = (ctx: DraftCtx, { id }: Pick<CheckoutDraft, 'id'>, placedAt: string) =>
  asShop(ctx, (tx) => updateDraft(tx, id, { placedAt }, ctx.now, placedExpiry(ctx.now)))
