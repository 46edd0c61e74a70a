import { cents, type Usd } from '#kernel/money.ts'
import type { User } from '#kernel/user.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystemWithin, inTransaction } from '#platform/database/transaction.ts'
import { deletePayerEmails, partsOfPayers, payerOf, payersWith } from './payers.queries.server.ts'

/** A part as its payer's: the address was given for the receipt. */
export interface PayersPart {
  readonly orderNumber: string
  readonly number: number
  readonly amount: Usd
  readonly name: string
  readonly country: string
  readonly email: string
  readonly at: Date
}

async function partsWith(
  { tx }: Parameters<Parameters<typeof inTransaction>[1]>[0],
  emails: readonly string[],
): Promise<PayersPart[]> {
  if (emails.length === 0) return []
  const rows = await partsOfPayers(tx, emails)
  return rows.map(({ amount_cents, ...part }) => ({ ...part, amount: cents(Number(amount_cents)) }))
}

/** For staff: the parts that somebody paid or began to pay. */
export const partsOfPayer = (ctx: Needs, emails: readonly string[]): Promise<PayersPart[]> =>
  inTransaction(ctx, (inside) => partsWith(inside, emails))

/** The same of the signed-in user, whose address is confirmed. */
export const ownParts = (
  ctx: Needs,
  { email, emailConfirmedAt }: Pick<User, 'email' | 'emailConfirmedAt'>,
): Promise<PayersPart[]> =>
  asSystemWithin(ctx, 'a user reads the own parts', (inside) =>
    partsWith(inside, emailConfirmedAt ? [email] : []),
  )

/** For staff: payers by name or address. */
export const findPayers = (ctx: Needs, text: string, limit: number) =>
  inTransaction(ctx, ({ tx }) => payersWith(tx, text, limit))

/** For staff: the address of who pays a part. */
export const payerOfPart = (ctx: Needs, id: string) =>
  inTransaction(ctx, async ({ tx }) => (await payerOf(tx, id)) ?? null)

/** For staff: forgets where these payers wanted their receipts; returns of how many parts. */
export const erasePayerEmails = (ctx: Needs, emails: readonly string[]): Promise<number> =>
  asSystemWithin(ctx, 'staff erases the addresses of payers', async ({ tx }) =>
    emails.length > 0 ? deletePayerEmails(tx, emails) : 0,
  )
