import type { Ctx } from '#platform/ctx.ts'
import type { CheckoutDraft } from '#shop/checkout/drafts/draft.rules.ts'
import { changeDraft } from '#shop/checkout/drafts/drafts.service.server.ts'
import type { SavedRecipient } from '#shop/checkout/recipients/recipients.service.server.ts'
import { isUntouched } from '../checkout-forms.server.ts'

/** Fills an untouched delivery with the newest recipient of the address book; null where there is none. */
export async function fillNewest(
  ctx: Ctx,
  draft: CheckoutDraft,
  book: readonly SavedRecipient[],
): Promise<SavedRecipient | null> {
  const { destination } = ctx
  const newest = book.findLast((entry) => entry.destination === destination)
  if (!newest || !isUntouched(draft.delivery[destination])) return null
  await changeDraft(ctx, draft, { delivery: { destination, input: newest.input } })
  return newest
}
