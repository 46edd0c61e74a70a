import type { Ctx } from '#platform/ctx.ts'
import { isUnread } from '#shop/emails/emails-seen.rules.ts'
import type { BulkStep } from '#shop/orders/lifecycle/staff-action.input.ts'
import { withoutRecipients } from '#shop/orders/packers-order.rules.ts'
import { type BulkPreview, previewMoves } from '#shop/orders/steps/step-preview.service.server.ts'
import { seesOrderMoney, staffOf } from '#shop/permissions/panel-access.rules.ts'

/** What a step of several orders would do, as it is asked. */
export type BulkAsked = BulkPreview & { readonly isOther: boolean }

/** What would be written, where it is asked for or is not what was read; null where nothing is. */
export async function bulkAsked(
  ctx: Ctx,
  form: FormData,
  step: BulkStep,
): Promise<BulkAsked | null> {
  const isFirst = form.get('asks') === 'first'
  const seen = form.get('emailsSeen') ?? undefined
  if (!isFirst && seen === undefined) return null
  const preview = await previewMoves(ctx, step)
  const isPacker = !seesOrderMoney(staffOf(ctx.user))
  const emails = isPacker ? withoutRecipients(preview.emails) : preview.emails
  const isAsked = isFirst ? emails.length > 0 : isUnread(seen, emails)
  return isAsked ? { ...preview, emails, isOther: !isFirst } : null
}
