import type { Destination } from '#kernel/destination.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import { isUuid } from '#kernel/text/uuid.ts'
import type { User } from '#kernel/user.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { secretsOf } from '#shop/accounts/sessions/secrets.service.server.ts'
import { sealedForm, wholeForm } from '../buyer/identity.server.ts'
import type { FormInput } from '../form-checks.rules.ts'
import {
  countRecipients,
  deleteRecipient,
  insertRecipient,
  recipientOf,
  recipientsOf,
  updateRecipient,
} from './recipients.queries.server.ts'

/** An address-book entry: the delivery form as submitted. */
export interface SavedRecipient {
  readonly id: string
  readonly destination: Destination
  readonly input: FormInput
}

export type BookCtx = Needs<'config' | 'now'> & { readonly user: Pick<User, 'id'> }

export type BookRefusal = 'recipient_not_found' | 'book_full'

export const maxRecipients = 50

/** The user's address book, oldest entry first. */
export async function listRecipients(ctx: BookCtx): Promise<SavedRecipient[]> {
  const secrets = await secretsOf(ctx)
  const rows = await inTransaction(ctx, ({ tx }) => recipientsOf(tx, ctx.user.id))
  return rows.map(({ id, destination, ...form }) => ({
    ...{ id, destination },
    input: wholeForm(secrets, form),
  }))
}

/** An entry of the user's own address book; null for another user's. */
export async function findRecipient(ctx: BookCtx, id: string): Promise<SavedRecipient | null> {
  if (!isUuid(id)) return null
  const row = await inTransaction(ctx, ({ tx }) => recipientOf(tx, ctx.user.id, id))
  if (!row) return null
  const { destination, ...form } = row
  return { id, destination, input: wholeForm(await secretsOf(ctx), form) }
}

export async function addRecipient(
  ctx: BookCtx,
  { destination, input }: Omit<SavedRecipient, 'id'>,
): Promise<Result<string, BookRefusal>> {
  const form = sealedForm(await secretsOf(ctx), input)
  const { user, now } = ctx
  return inTransaction(ctx, async ({ tx }) => {
    if ((await countRecipients(tx, user.id)) >= maxRecipients) return refused('book_full')
    return ok(await insertRecipient(tx, { userId: user.id, destination, form, now }))
  })
}

export async function changeRecipient(
  ctx: BookCtx,
  { id, destination, input }: SavedRecipient,
): Promise<Result<null, BookRefusal>> {
  const form = sealedForm(await secretsOf(ctx), input)
  const { user, now } = ctx
  if (!isUuid(id)) return refused('recipient_not_found')
  return inTransaction(ctx, async ({ tx }) => {
    const isChanged = await updateRecipient(tx, id, { userId: user.id, destination, form, now })
    return isChanged ? ok(null) : refused('recipient_not_found')
  })
}

export async function removeRecipient(
  ctx: BookCtx,
  id: string,
): Promise<Result<null, BookRefusal>> {
  if (!isUuid(id)) return refused('recipient_not_found')
  return inTransaction(ctx, async ({ tx }) =>
    (await deleteRecipient(tx, ctx.user.id, id)) ? ok(null) : refused('recipient_not_found'),
  )
}
