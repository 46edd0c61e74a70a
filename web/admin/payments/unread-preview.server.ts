import type { Result } from '#kernel/result.ts'
import { isUnread } from '#shop/emails/emails-seen.rules.ts'
import type { QueuedEmail } from '#shop/emails/outbox/sent-emails.service.server.ts'
import type { Posted } from '#web/shell/request/request-body.server.ts'

interface Preview {
  readonly emails: readonly QueuedEmail[]
}

/** What a confirmed decision would write now, where that is not what was read. */
export async function unreadPreview<Of extends Preview>(
  { emailsSeen }: Posted,
  preview: () => Promise<Result<Of, string>>,
): Promise<(Of & { readonly isOther: true }) | null> {
  if (emailsSeen === undefined) return null
  const now = await preview()
  return now.ok && isUnread(emailsSeen, now.value.emails) ? { ...now.value, isOther: true } : null
}
