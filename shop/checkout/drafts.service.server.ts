import type { Needs } from '#platform/ctx.ts'
import { asSystemWithin, inTransaction, type Tx } from '#platform/database/transaction.ts'
import { sharedSecret } from '#shop/accounts/secrets.service.server.ts'
import { type Draft, type DraftChange, draftExpiry, mayOpen, placedExpiry } from './draft.rules.ts'
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
import { sealedForm, wholeForm } from './identity.server.ts'

export type DraftCtx = Needs<'config' | 'now' | 'person'>

const why = 'a draft belongs to whoever holds its secret'

/** In a transaction of the shop itself, or within the one that is open. */
const asShop = <Value>(ctx: DraftCtx, work: (tx: Tx) => Promise<Value>): Promise<Value> =>
  asSystemWithin(ctx, why, ({ tx }) => work(tx))

function draftOf(secret: string, { sealed, delivery, ...row }: DraftRow): Draft {
  const cuba = wholeForm(secret, { details: delivery.cuba ?? {}, sealed })
  return { ...row, delivery: { cuba, usa: delivery.usa ?? {} } }
}

/** The draft that a token opens; null for a wrong or old one, and for the draft of somebody else. */
export async function draftByToken(ctx: DraftCtx, token: string): Promise<Draft | null> {
  const secret = await sharedSecret(ctx)
  const id = draftIdOf(secret, token)
  const row = id === null ? undefined : await asShop(ctx, (tx) => draftById(tx, id, ctx.now))
  return row && mayOpen(row, ctx.person?.id ?? null) ? draftOf(secret, row) : null
}

/** What whoever is signed in last began, on whichever device. */
export async function newestOwnDraft(ctx: DraftCtx): Promise<Draft | null> {
  const { person } = ctx
  if (!person) return null
  const row = await inTransaction(ctx, ({ tx }) => newestDraftOf(tx, person.id, ctx.now))
  return row ? draftOf(await sharedSecret(ctx), row) : null
}

/** The secret of a draft, for the cookie and for the link that continues it elsewhere. */
export const tokenOf = async (ctx: DraftCtx, { id }: Pick<Draft, 'id'>): Promise<string> =>
  draftToken(await sharedSecret(ctx), id)

/** Begins a draft, and lets those go that are over. */
export async function beginDraft(ctx: DraftCtx, wanted: Omit<NewDraft, 'userId'>): Promise<Draft> {
  const { now, person } = ctx
  const row = await asShop(ctx, async (tx) => {
    await deleteExpiredDrafts(tx, now)
    const id = await insertDraft(
      tx,
      { ...wanted, userId: person?.id ?? null },
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
  draft: Draft,
  change: DraftChange,
): Promise<Draft> {
  const { now, person } = ctx
  const secret = await sharedSecret(ctx)
  const { delivery, ...others } = change
  const form = delivery && sealedForm(secret, delivery.typed)
  const stored: StoredChange = {
    ...others,
    ...(person ? { userId: person.id } : {}),
    ...(delivery && form
      ? { delivery: { destination: delivery.destination, details: form.details } }
      : {}),
    ...(delivery?.destination === 'cuba' && form ? { sealed: form.sealed } : {}),
  }
  await asShop(ctx, (tx) => updateDraft(tx, draft.id, stored, now, draftExpiry(now)))
  return {
    ...draft,
    ...others,
    userId: person?.id ?? draft.userId,
    delivery: delivery
      ? { ...draft.delivery, [delivery.destination]: delivery.typed }
      : draft.delivery,
  }
}

/** The order is placed: for a day the draft leads to it, then nothing of the way to it is kept. */
export const placeDraft = (ctx: DraftCtx, { id }: Pick<Draft, 'id'>, placedAt: string) =>
  asShop(ctx, (tx) => updateDraft(tx, id, { placedAt }, ctx.now, placedExpiry(ctx.now)))
