import type { Needs } from '#platform/ctx.ts'
import { asSystemWithin } from '#platform/database/transaction.ts'
import { type DeliveryState, deliveryState } from './delivery.rules.ts'
import { emailsTo } from './outbox.queries.server.ts'

export interface EmailToCustomer {
  readonly id: string
  readonly email: string
  readonly recipient: string
  readonly at: Date
  readonly state: DeliveryState
}

const maxShown = 50

/** For staff: the e-mails to these addresses that the outbox still has, without their content. */
export const emailsToAddresses = (
  ctx: Needs,
  addresses: readonly string[],
): Promise<EmailToCustomer[]> =>
  ctx.actor.role === 'admin'
    ? asSystemWithin(ctx, 'staff looks at the e-mails to a customer', async ({ tx }) =>
        (await emailsTo(tx, addresses, maxShown)).map(
          ({ sentAt, failedAt, providerId, ...row }) => ({
            ...row,
            state: deliveryState({ sentAt, failedAt, providerId }),
          }),
        ),
      )
    : Promise.resolve([])
