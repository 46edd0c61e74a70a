import { sql } from 'kysely'
import type { Destination } from '#kernel/destination.ts'
import type { Tx } from '#platform/database/transaction.ts'
import type { SealedForm } from '../buyer/identity.server.ts'
import type { FormInput } from '../form-checks.rules.ts'

const recipients = (tx: Tx) =>
  tx
    .selectFrom('recipients')
    .select(['id', 'identity_sealed as sealed'])
    .select([
      sql<Destination>`destination`.as('destination'),
      sql<FormInput>`details`.as('details'),
    ])

export type RecipientRow = Awaited<
  ReturnType<ReturnType<typeof recipients>['executeTakeFirstOrThrow']>
>

export const recipientsOf = (tx: Tx, userId: string): Promise<RecipientRow[]> =>
  recipients(tx).where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute()

export const recipientOf = (
  tx: Tx,
  userId: string,
  id: string,
): Promise<RecipientRow | undefined> =>
  recipients(tx).where('user_id', '=', userId).where('id', '=', id).executeTakeFirst()

export async function insertRecipient(
  tx: Tx,
  { userId, destination, form, now }: NewRecipient,
): Promise<string> {
  const { id } = await tx
    .insertInto('recipients')
    .values({
      ...{ user_id: userId, destination, created_at: now, updated_at: now },
      details: sql`${JSON.stringify(form.details)}::jsonb`,
      identity_sealed: form.sealed,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface NewRecipient {
  readonly userId: string
  readonly destination: Destination
  readonly form: SealedForm
  readonly now: Date
}

export async function updateRecipient(
  tx: Tx,
  id: string,
  { userId, destination, form, now }: NewRecipient,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recipients')
    .set({
      ...{ destination, updated_at: now },
      details: sql`${JSON.stringify(form.details)}::jsonb`,
      identity_sealed: form.sealed,
    })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function deleteRecipient(tx: Tx, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recipients')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

export async function countRecipients(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('recipients')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
