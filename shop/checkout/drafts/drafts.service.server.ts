import type { Needs } from '#platform/ctx.ts'
import { asSystemWithin, inTransaction, type Tx } from '#platform/database/transaction.ts'
import { sharedSecret } from '#shop/accounts/sessions/secrets.service.server.ts'
import { sealedForm, wholeForm } from '../buyer/identity.server.ts'
import {
  type CheckoutDraft,
  type DraftChange,
  draftExpiry,
  mayOpen,
  placedExpiry,
} from './draft.rules.ts'
import { draftIdOf, draftToken } from './draft-token.server.ts'
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

/** In a transaction of the shop itself, or within the one that is open. */
const asShop = <Value>(ctx: DraftCtx, work: (tx: Tx) => Promise<Value>): Promise<Value> =>
  asSystemWithin(ctx, why, ({ tx }) => work(tx))

function draftOf(secret: string, { sealed, delivery, ...row }: DraftRow): CheckoutDraft {
  const cuba = wholeForm(secret, { details: delivery.cuba ?? {}, sealed })
  return { ...row, delivery: { cuba, usa: delivery.usa ?? {} } }
}

/** The draft that a token opens; null for a wrong or old one, and for the draft of somebody else. */
export async function draftByToken(ctx: DraftCtx, token: string): Promise<CheckoutDraft | null> {
  const secret = await sharedSecret(ctx)
  const id = draftIdOf(secret, token)
  const row = id === null ? undefined : await asShop(ctx, (tx) => draftById(tx, id, ctx.now))
  return row && mayOpen(row, ctx.user?.id ?? null) ? draftOf(secret, row) : null
}

/** What whoever is signed in last began, on whichever device. */
export async function newestOwnDraft(ctx: DraftCtx): Promise<CheckoutDraft | null> {
  const { user } = ctx
  if (!user) return null
  const row = await inTransaction(ctx, ({ tx }) => newestDraftOf(tx, user.id, ctx.now))
  return row ? draftOf(await sharedSecret(ctx), row) : null
}

/** The secret of a draft, for the cookie and for the link that continues it elsewhere. */
export const tokenOf = async (ctx: DraftCtx, { id }: Pick<CheckoutDraft, 'id'>): Promise<string> =>
  draftToken(await sharedSecret(ctx), id)

/** Begins a draft, and lets those go that are over. */
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
      draftExpiry(now),
    )
    return draftById(tx, id, now)
  })
  if (!row) throw new Error('a draft was not kept')
  return draftOf(await sharedSecret(ctx), row)
}

/** Keeps what one step changed; a guest's draft becomes that of whoever signed in meanwhile. */
export async function changeDraft(
  ctx: DraftCtx,
  draft: CheckoutDraft,
  change: DraftChange,
): Promise<CheckoutDraft> {
  const { now, user } = ctx
  const secret = await sharedSecret(ctx)
  const { delivery, ...others } = change
  const form = delivery && sealedForm(secret, delivery.input)
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

/** The order is placed: for a day the draft leads to it, then nothing of the way to it is kept. */
export const placeDraft = (ctx: DraftCtx, { id }: Pick<CheckoutDraft, 'id'>, placedAt: string) =>
  asShop(ctx, (tx) => updateDraft(tx, id, { placedAt }, ctx.now, placedExpiry(ctx.now)))
