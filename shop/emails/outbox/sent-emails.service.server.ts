import type { Needs } from '#platform/ctx.ts'
import { asSystemWithin } from '#platform/database/transaction.ts'
import { emailsTo } from './outbox.queries.server.ts'

export interface EmailToCustomer {
  readonly id: string
  readonly email: string
  readonly recipient: string
  readonly at: Date
  readonly state: 'sent' | 'failed' | 'waiting'
}

const maxShown = 50

/** For staff: the e-mails to these addresses that the outbox still has, without their content. */
export const emailsToAddresses = (
  ctx: Needs,
  addresses: readonly string[],
): Promise<EmailToCustomer[]> =>
  ctx.actor.role === 'admin'
    ? asSystemWithin(ctx, 'staff looks at the e-mails to a customer', async ({ tx }) =>
        (await emailsTo(tx, addresses, maxShown)).map(({ sentAt, failedAt, ...row }) => ({
          ...row,
          state: sentAt ? 'sent' : failedAt ? 'failed' : 'waiting',
        })),
      )
    : Promise.resolve([])
