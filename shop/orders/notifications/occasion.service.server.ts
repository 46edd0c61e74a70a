import { cents, zero } from '#kernel/money.ts'
import type { Needs } from '#platform/ctx.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { correctionsIn } from '../corrections/recipient-correction.rules.ts'
import type { ResentEmail } from '../history/history-notes.rules.ts'
import { damageOf } from '../images/images.queries.server.ts'
import { newestNotice } from '../lifecycle/delay.service.server.ts'
import type { OrderWithLines } from '../order.rules.ts'
import { changesOf, heldMoneyOf } from '../orders.queries.server.ts'
import type { NotificationDetails } from './order-notifications.service.server.ts'
import { quotedIn } from './sent-emails.rules.ts'

type Inside = Needs<'now' | 'config' | 'shopUrl'> & { readonly tx: Tx }
type Again = (inside: Inside, order: OrderWithLines) => Promise<NotificationDetails>

const receivedSoFar: Again = async ({ tx }, { id, total }) => {
  const received = (await heldMoneyOf(tx, [id])).get(id) ?? zero
  return { partial: { received, missing: cents(Math.max(0, total - received)) } }
}

const ofDamage =
  (field: 'description' | 'answer'): Again =>
  async ({ tx }, { id }) => {
    const newest = (await damageOf(tx, id)).at(-1)
    return { note: newest?.[field] ?? '', isReportedByRecipient: newest?.reporter === 'recipient' }
  }

/** The last correction; its days are what the order says by now. */
const lastCorrection: Again = async ({ tx }, { id }) => {
  const notes = (await changesOf(tx, id)).filter(({ code }) => code === 'recipient_corrected')
  const at = notes.at(-1)?.changed_at.getTime()
  const last = notes.filter(({ changed_at }) => changed_at.getTime() === at)
  return { corrections: last.flatMap(({ details }) => correctionsIn(details)) }
}

/** What is stored elsewhere than in the history. */
const stored: Readonly<Partial<Record<ResentEmail, Again>>> = {
  payment_partly_received: receivedSoFar,
  order_corrected: lastCorrection,
  order_delayed: newestNotice,
  recipient_delayed: newestNotice,
  damage_received: ofDamage('description'),
  damage_answered: ofDamage('answer'),
  recipient_damage_received: ofDamage('description'),
  recipient_damage_answered: ofDamage('answer'),
}

/** What an e-mail quotes of its occasion: a reason, dates, what came so far, a report or its answer. */
export async function occasionOf(
  inside: Inside,
  order: OrderWithLines,
  kind: ResentEmail,
): Promise<NotificationDetails> {
  const quoted = quotedIn(order, await changesOf(inside.tx, order.id), kind)
  return { ...quoted, ...(await stored[kind]?.(inside, order)) }
}
