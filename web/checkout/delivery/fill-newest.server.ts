import type { Ctx } from '#platform/ctx.ts'
import type { CheckoutDraft } from '#shop/checkout/drafts/draft.rules.ts'
import { changeDraft } from '#shop/checkout/drafts/drafts.service.server.ts'
import { lastRecipient } from '#shop/checkout/recipients/last-recipient.service.server.ts'
import type { SavedRecipient } from '#shop/checkout/recipients/recipients.service.server.ts'
import { isUntouched } from '../checkout-forms.server.ts'

/** Fills an untouched delivery with the newest recipient of the address book, else of the last order; null without both. */
export async function fillNewest(
  ctx: Ctx,
  draft: CheckoutDraft,
  book: readonly SavedRecipient[],
): Promise<SavedRecipient | null> {
  const { destination } = ctx
  if (!isUntouched(draft.delivery[destination])) return null
  const listed = book.findLast((entry) => entry.destination === destination)
  const input = listed?.input ?? (await lastRecipient(ctx, destination))
  if (!input) return null
  const newest = listed ?? { id: '', destination, input }
  await changeDraft(ctx, draft, { delivery: { destination, input: newest.input } })
  return newest
}
