import { sql } from 'kysely'
import type { Destination } from '#kernel/destination.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/transaction.ts'
import type { Typed } from './typed.rules.ts'

const asJson = (typed: object) => sql<string>`${JSON.stringify(typed)}::jsonb`

const drafts = (tx: Tx) =>
  tx
    .selectFrom('checkout_drafts')
    .select(['id', 'user_id as userId', 'cart', 'coupon_code as couponCode'])
    .select([
      'attempt_key as attemptKey',
      'identity_sealed as sealed',
      'placed_at_path as placedAt',
    ])
    .select([
      sql<Locale>`locale`.as('locale'),
      sql<Destination>`destination`.as('destination'),
      sql<Partial<Record<Destination, Typed>>>`delivery`.as('delivery'),
      sql<Typed>`buyer`.as('buyer'),
      sql<unknown>`declaration`.as('declaration'),
    ])

export type DraftRow = Awaited<ReturnType<ReturnType<typeof drafts>['executeTakeFirstOrThrow']>>

export const draftById = (tx: Tx, id: string, now: Date): Promise<DraftRow | undefined> =>
  drafts(tx).where('id', '=', id).where('expires_at', '>', now).executeTakeFirst()

export const newestDraftOf = (tx: Tx, userId: string, now: Date): Promise<DraftRow | undefined> =>
  drafts(tx)
    .where('user_id', '=', userId)
    .where('placed_at_path', '=', '')
    .where('expires_at', '>', now)
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export interface NewDraft {
  readonly userId: string | null
  readonly locale: Locale
  readonly destination: Destination
  readonly cart: string
  readonly couponCode: string
}

export async function insertDraft(tx: Tx, draft: NewDraft, now: Date, expiresAt: Date) {
  const { userId, locale, destination, cart, couponCode } = draft
  const { id } = await tx
    .insertInto('checkout_drafts')
    .values({
      ...{ locale, destination, cart, user_id: userId, coupon_code: couponCode },
      ...{ created_at: now, updated_at: now, expires_at: expiresAt },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface StoredChange {
  readonly userId?: string
  readonly locale?: Locale
  readonly destination?: Destination
  readonly cart?: string
  readonly couponCode?: string
  readonly delivery?: { readonly destination: Destination; readonly details: Typed }
  readonly sealed?: string
  readonly buyer?: Typed
  readonly declaration?: object
  readonly attemptKey?: string
  readonly placedAt?: string
}

const given = <Value, Column extends string>(column: Column, value: Value | undefined) =>
  (value === undefined ? {} : { [column]: value }) as { [Key in Column]?: Value }

/** Changes the named columns only: another tab may be filling in another step. */
export const updateDraft = (tx: Tx, id: string, change: StoredChange, now: Date, expires: Date) => {
  const { delivery, buyer, declaration } = change
  return tx
    .updateTable('checkout_drafts')
    .set({
      updated_at: now,
      expires_at: expires,
      ...given('user_id', change.userId),
      ...given('locale', change.locale),
      ...given('destination', change.destination),
      ...given('cart', change.cart),
      ...given('coupon_code', change.couponCode),
      ...given('identity_sealed', change.sealed),
      ...given('attempt_key', change.attemptKey),
      ...given('placed_at_path', change.placedAt),
      ...given('buyer', buyer && asJson(buyer)),
      ...given('declaration', declaration && asJson(declaration)),
      ...given(
        'delivery',
        delivery &&
          sql<string>`delivery || jsonb_build_object(${delivery.destination}::text, ${JSON.stringify(delivery.details)}::jsonb)`,
      ),
    })
    .where('id', '=', id)
    .execute()
}

export const deleteExpiredDrafts = (tx: Tx, now: Date) =>
  tx.deleteFrom('checkout_drafts').where('expires_at', '<=', now).execute()
