import type { Needs } from '#platform/ctx.ts'
import { asSystemWithin, type Tx } from '#platform/database/transaction.ts'
import { type DeliveryState, deliveryState } from './delivery.rules.ts'
import {
  deleteUnsent,
  emailsOfTransaction,
  emailsTo,
  type QueuedEmail,
} from './outbox.queries.server.ts'

export interface EmailToCustomer {
  readonly id: string
  readonly email: string
  readonly recipient: string
  readonly at: Date
  readonly state: DeliveryState
}

const maxShown = 50

/** For staff: the e-mails to these addresses that the outbox still has, all or those about one order, without their content. */
export const emailsToAddresses = (
  ctx: Needs,
  addresses: readonly string[],
  number?: string,
): Promise<EmailToCustomer[]> =>
  ctx.actor.role === 'admin'
    ? asSystemWithin(ctx, 'staff looks at the e-mails to a customer', async ({ tx }) =>
        (await emailsTo(tx, addresses, maxShown, number)).map(
          ({ sentAt, failedAt, providerId, ...row }) => ({
            ...row,
            state: deliveryState({ sentAt, failedAt, providerId }),
          }),
        ),
      )
    : Promise.resolve([])

export type { QueuedEmail } from './outbox.queries.server.ts'

/** Long words of a path are secrets of links: whoever only looks opens no page of the customer. */
const withoutSecrets = (text: string): string => text.replace(/\/[\w-]{38,}/g, '/…')

/** What the open transaction wrote to customers; for staff who look before they send. */
export const emailsQueuedHere = (ctx: Needs & { readonly tx: Tx }): Promise<QueuedEmail[]> =>
  asSystemWithin(ctx, 'staff looks at what a change would write', async ({ tx }) =>
    (await emailsOfTransaction(tx))
      .filter(({ email }) => !email.startsWith('owner_'))
      .map((email) => ({ ...email, text: withoutSecrets(email.text) })),
  )

/** E-mails about an order that are not true any more do not leave, as far as they have not; returns their kinds. */
export const dropUnsentEmails = (
  ctx: Needs & { readonly tx: Tx },
  about: { readonly kinds: readonly string[]; readonly number: string },
): Promise<string[]> =>
  asSystemWithin(ctx, 'staff takes back what has not left', ({ tx }) => deleteUnsent(tx, about))
