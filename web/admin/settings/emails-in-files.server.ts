import type { Ctx } from '#platform/ctx.ts'
import { isMailToFiles } from '#shop/emails/outbox/delivery.rules.ts'
import {
  type EmailInFile,
  emailsInFiles,
  sendEmailsInFiles,
} from '#shop/emails/outbox/failed-emails.service.server.ts'
import { outdatedAmong } from '#shop/orders/notifications/resend.service.server.ts'

export interface SortedEmails {
  readonly send: readonly EmailInFile[]
  /** What they say of their orders is not so any more. */
  readonly outdated: readonly EmailInFile[]
}

/** What was only written to files, by whether it is still true. */
export async function sortedEmails(ctx: Ctx): Promise<SortedEmails> {
  const found = await emailsInFiles(ctx)
  const all = found.ok ? found.value : []
  const outdated = await outdatedAmong(ctx, all)
  const ids = new Set(outdated.map(({ id }) => id))
  return { send: all.filter(({ id }) => !ids.has(id)), outdated }
}

/** Sends them as they are sorted now; none where they would only become files again. */
export async function sendSorted(ctx: Ctx): Promise<number> {
  if (isMailToFiles(ctx.config)) return 0
  const { send, outdated } = await sortedEmails(ctx)
  const idsOf = (emails: readonly EmailInFile[]) => emails.map(({ id }) => id)
  const sent = await sendEmailsInFiles(ctx, { send: idsOf(send), drop: idsOf(outdated) })
  return sent.ok ? sent.value : 0
}
