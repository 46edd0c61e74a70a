import type { Ctx } from '#platform/ctx.ts'
import { isMailToFiles } from '#shop/emails/outbox/delivery.rules.ts'
import {
  type EmailInFile,
  emailsInFiles,
  failedEmailList,
  retryEmails,
  sendEmailsInFiles,
} from '#shop/emails/outbox/failed-emails.service.server.ts'
import { outdatedAmong } from '#shop/orders/notifications/outdated-emails.service.server.ts'
import type { Posted } from '#web/shell/request/request-body.server.ts'
import { boxOf } from './box-of.ts'

export interface SortedEmails {
  readonly send: readonly EmailInFile[]
  /** What they say of their orders is not so any more. */
  readonly outdated: readonly EmailInFile[]
}

/** What reached nobody: it failed, or was only written to a file. */
type Unsent = 'failed' | 'files'
const list = { failed: failedEmailList, files: emailsInFiles }
const sender = { failed: retryEmails, files: sendEmailsInFiles }

/** What reached nobody, by whether it is still true. */
export async function sortedEmails(ctx: Ctx, what: Unsent): Promise<SortedEmails> {
  const found = await list[what](ctx)
  const all = found.ok ? found.value : []
  const outdated = await outdatedAmong(ctx, all)
  const ids = new Set(outdated.map(({ id }) => id))
  return { send: all.filter(({ id }) => !ids.has(id)), outdated }
}

/** Sends what was ticked, as far as it is true now; none where they would only become files again. */
export async function sendSorted(ctx: Ctx, what: Unsent, posted: Posted): Promise<number> {
  if (isMailToFiles(ctx.config)) return 0
  const { send, outdated } = await sortedEmails(ctx, what)
  const idsOf = (emails: readonly EmailInFile[]) => emails.map(({ id }) => id)
  const ticked = send.filter(({ id }) => posted[boxOf(id)] === 'on')
  const sent = await sender[what](ctx, { send: idsOf(ticked), drop: idsOf(outdated) })
  return sent.ok ? sent.value : 0
}
