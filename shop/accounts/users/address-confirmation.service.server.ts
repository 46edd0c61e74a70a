import { type Result, refused } from '#kernel/result.ts'
import type { Ctx } from '#platform/ctx.ts'
import { asSystem } from '#platform/database/transaction.ts'
import { engineOf } from '../engine/engine.server.ts'
import { countEmail } from '../limits/email-limit.service.server.ts'
import { sendConfirmation } from '../sign-up/sign-up.service.server.ts'
import {
  accountDetails,
  changeUser,
  type Deed,
  type UserRefusal,
} from './user-admin.service.server.ts'
import { confirmUser, passwordOf } from './users.queries.server.ts'

export type AddressRefusal =
  | UserRefusal
  | 'confirmed_already'
  | 'confirms_alone'
  | 'too_many_emails'

const unconfirmed = { confirmed: false }

/**
 * Vouches for the address of an administrator who came by an invitation without one. Customers confirm theirs
 * themselves: a stranger may have signed up with it, and the orders of that address would be theirs to see.
 */
export const confirmAddress = (ctx: Ctx, id: string): Promise<Result<null, AddressRefusal>> => {
  const confirming: Deed<AddressRefusal> = {
    action: 'confirmed',
    mustBeUnrestricted: true,
    refusal: ({ role, isConfirmed }) =>
      isConfirmed ? 'confirmed_already' : role === 'admin' ? null : 'confirms_alone',
    work: (tx) => confirmUser(tx, id, ctx.now),
    before: () => unconfirmed,
    after: { confirmed: true },
  }
  return changeUser(ctx, id, confirming)
}

/** Sends the confirmation again, in the language of whoever confirms. */
export async function sendConfirmationAgain(
  ctx: Ctx,
  id: string,
): Promise<Result<null, AddressRefusal>> {
  const account = await accountDetails(ctx, id)
  if (!account) return refused('person_not_found')
  if (account.confirmedAt) return refused('confirmed_already')
  const counted = await countEmail(ctx, [{ what: 'mail', who: account.email }])
  if (!counted.ok) return refused('too_many_emails')
  const engine = await engineOf(ctx)
  const sending: Deed<AddressRefusal> = {
    action: 'confirmation_sent',
    refusal: ({ isConfirmed }) => (isConfirmed ? 'confirmed_already' : null),
    work: async (tx) => {
      const inside = { ...ctx, ...asSystem(ctx.db, 'a confirmation is sent again'), tx }
      const passwordHash = (await passwordOf(tx, id)) ?? ''
      await sendConfirmation({ ...inside, locale: account.language }, engine, account, passwordHash)
    },
    before: () => null,
    after: unconfirmed,
  }
  return changeUser(ctx, id, sending)
}
