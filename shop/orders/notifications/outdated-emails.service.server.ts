import type { Needs } from '#platform/ctx.ts'
import { inTransaction, type Tx } from '#platform/database/transaction.ts'
import type { EmailInFile } from '#shop/emails/outbox/failed-emails.service.server.ts'
import { changesOf, findOrderWithLines } from '../orders.queries.server.ts'
import { numberIn } from '../placing/order-number.rules.ts'
import { isOutdated } from './sent-emails.rules.ts'
import { isAboutOrder } from './true-emails.rules.ts'

/** Of e-mails about the order that their subjects name, those that may not go any more. */
async function outdatedOf(tx: Tx, number: string | null, emails: readonly EmailInFile[]) {
  const order = number && (await findOrderWithLines(tx, { number }))
  if (!order) return emails
  const history = await changesOf(tx, order.id)
  return emails.filter((email) => isOutdated(order, history, email))
}

/** Of e-mails that never left, those about an order that say what is not so any more. */
export const outdatedAmong = (ctx: Needs, emails: readonly EmailInFile[]): Promise<EmailInFile[]> =>
  inTransaction(ctx, async ({ tx }) => {
    const about = emails.filter(({ email }) => isAboutOrder(email))
    const byOrder = Map.groupBy(about, ({ subject }) => numberIn(subject))
    const found: EmailInFile[] = []
    for (const [number, own] of byOrder) found.push(...(await outdatedOf(tx, number, own)))
    return found
  })
