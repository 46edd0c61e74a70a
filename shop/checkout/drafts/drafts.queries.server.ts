import { sql } from 'kysely'
import type { Destination } from '#kernel/destination.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/transaction.ts'
import type { FormInput } from '../form-checks.rules.ts'

const asJson = (input: object) => sql<string>`${JSON.stringify(input)}::jsonb`

const drafts = (tx: Tx) =>
  tx
    .selectFrom('checkout_drafts')
    .select(['id', 'user_id as userId', 'cart', 'coupon_code as couponCode'])
    .select([
      'attempt_key as idempotencyKey',
      'identity_sealed as sealed',
      'placed_at_path as placedAt',
    ])
    .select([
      sql<Locale>`locale`.as('locale'),
      sql<Destination>`destination`.as('destination'),
      sql<Partial<Record<Destination, FormInput>>>`delivery`.as('delivery'),
      sql<FormInput>`buyer`.as('buyer'),
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
  readonly delivery?: { readonly destination: Destination; readonly details: FormInput }
  readonly sealed?: string
  readonly buyer?: FormInput
  readonly declaration?: object
  readonly idempotencyKey?: string
  readonly placedAt?: string
}

const input = <Value, Column extends string>(column: Column, value: Value | undefined) =>
  (value === undefined ? {} : { [column]: value }) as { [Key in Column]?: Value }

/** Updates the given columns only: another tab may change another step. */
export const updateDraft = (tx: Tx, id: string, change: StoredChange, now: Date, expires: Date) => {
  const { delivery, buyer, declaration } = change
  return tx
    .updateTable('checkout_drafts')
    .set({
      updated_at: now,
      expires_at: expires,
      ...input('user_id', change.userId),
      ...input('locale', change.locale),
      ...input('destination', change.destination),
      ...input('cart', change.cart),
      ...input('coupon_code', change.couponCode),
      ...input('identity_sealed', change.sealed),
      ...input('attempt_key', change.idempotencyKey),
      ...input('placed_at_path', change.placedAt),
      ...input('buyer', buyer && asJson(buyer)),
      ...input('declaration', declaration && asJson(declaration)),
      ...input(
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
