import { hourMs } from '#kernel/time.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { queueEmail } from '#shop/emails/outbox/outbox.service.server.ts'
import { claimReminder } from './reminders.queries.server.ts'

/**
 * Queues one reminder for a draft left for a day, once per draft and only on request; false when none is
 * due.
 */
export const remindNext = (ctx: Needs<'now' | 'shopUrl'>): Promise<boolean> =>
  inTransaction(
    { ...ctx, ...asSystem(ctx.db, 'purchases left half-way are remembered') },
    async (inside) => {
      const { now, shopUrl } = inside
      const ago = (hours: number) => new Date(now.getTime() - hours * hourMs)
      const due = await claimReminder(inside.tx, { now, from: ago(96), until: ago(24) })
      if (!due) return false
      await queueEmail(inside, {
        to: due.email,
        locale: due.locale,
        email: {
          kind: 'purchase_waits',
          name: due.name,
          link: `${shopUrl}/checkout`,
          settingsLink: `${shopUrl}/cuenta/avisos`,
        },
      })
      return true
    },
  )
