import { data, redirect } from 'react-router'
import { destinations } from '#kernel/destination.ts'
import type { Ctx } from '#platform/ctx.ts'
import { knownBuyer } from '#shop/checkout/buyer/known-buyer.service.server.ts'
import { buyerAfterDelivery, filledFrom } from '#shop/checkout/buyer/self-buyer.rules.ts'
import { readDelivery, validateDelivery } from '#shop/checkout/delivery/delivery.input.ts'
import { deliveryFacts } from '#shop/checkout/drafts/checkout-state.service.server.ts'
import { type CheckoutDraft, withSavedIdentity } from '#shop/checkout/drafts/draft.rules.ts'
import { changeDraft } from '#shop/checkout/drafts/drafts.service.server.ts'
import { stepPaths } from '#shop/checkout/drafts/steps.rules.ts'
import type { FormInput } from '#shop/checkout/form-checks.rules.ts'
import { addRecipient, findRecipient } from '#shop/checkout/recipients/recipients.service.server.ts'
import type { Posted } from '#web/shell/request/request-body.server.ts'
import { draftCookie } from '../checkout-draft.server.ts'
import { destinationSetCookie, draftToFill, goOn, goTo, invalid } from '../checkout-forms.server.ts'

/** The step without the recipient of the address book. */
const otherRecipientPath = `${stepPaths.delivery}?otra=1`

/** The entered fields, with the stored carnés where they were left empty. */
function wholeDelivery(
  ctx: Ctx,
  draft: CheckoutDraft,
  posted: Posted,
): { input: FormInput; whole: FormInput } {
  const { destination } = ctx
  const input = readDelivery(destination, posted)
  if (destination === 'usa') return { input, whole: input }
  return { input, whole: withSavedIdentity(input, draft.delivery.cuba) }
}

/** Another destination: the entered fields are stored until it is chosen again. */
async function move(
  ctx: Ctx,
  draft: CheckoutDraft,
  posted: Posted,
  to: (typeof destinations)[number],
) {
  const { destination } = ctx
  const input = wholeDelivery(ctx, draft, posted).whole
  const saved = await changeDraft(ctx, draft, { destination: to, delivery: { destination, input } })
  const cookies = [destinationSetCookie(ctx, to)]
  return goTo({ ...ctx, destination: to }, saved, 'delivery', cookies)
}

/** A recipient of the address book; null where it has no such entry. */
async function choose(ctx: Ctx, draft: CheckoutDraft, id: string) {
  const { user } = ctx
  const chosen = user ? await findRecipient({ ...ctx, user }, id) : null
  if (!chosen) return data({}, { status: 404 })
  const { destination, input } = chosen
  const saved = await changeDraft(ctx, draft, { destination, delivery: { destination, input } })
  return goTo({ ...ctx, destination }, saved, 'delivery', [destinationSetCookie(ctx, destination)])
}

/** An empty form, for a recipient who is not in the address book. */
async function clear(ctx: Ctx, draft: CheckoutDraft) {
  const { destination } = ctx
  const saved = await changeDraft(ctx, draft, { delivery: { destination, input: {} } })
  const headers = { 'Set-Cookie': await draftCookie(ctx, saved) }
  return redirect(otherRecipientPath, { status: 303, headers })
}

/** The ticks beside the delivery, shown again with its problems. */
const ticksIn = (posted: Posted): FormInput => ({
  self: posted.self === 'yes' ? 'yes' : '',
  saveRecipient: posted.saveRecipient === 'yes' ? 'yes' : '',
})

/** A recipient who pays is not asked again as the buyer. */
async function buyerOf(ctx: Ctx, draft: CheckoutDraft, posted: Posted, after: FormInput) {
  const { destination } = ctx
  const before = draft.delivery[destination]
  const isSelf = posted.self === 'yes'
  const buyer = buyerAfterDelivery(draft.buyer, { destination, before, after, isSelf })
  return isSelf ? filledFrom(buyer, await knownBuyer(ctx)) : buyer
}

/** The intents of the delivery form: another destination, a stored recipient, or the next step. */
export async function handleDelivery(ctx: Ctx, request: Request, posted: Posted) {
  const draft = await draftToFill(ctx, request)
  const { destination, user } = ctx
  const to = destinations.find((place) => place === posted.to)
  if (to) return move(ctx, draft, posted, to)
  if (posted.recipient === '') return clear(ctx, draft)
  if (typeof posted.recipient === 'string') return choose(ctx, draft, posted.recipient)
  const { input, whole } = wholeDelivery(ctx, draft, posted)
  const buyer = await buyerOf(ctx, draft, posted, whole)
  const change = { destination, delivery: { destination, input: whole }, buyer }
  const saved = await changeDraft(ctx, draft, change)
  const validated = validateDelivery(destination, whole, await deliveryFacts(ctx))
  if (!validated.ok) {
    const { problems } = validated
    const shown = { ...input, ...ticksIn(posted) }
    return invalid(ctx, saved, { step: 'delivery', request, input: shown, problems })
  }
  if (user && posted.saveRecipient === 'yes')
    await addRecipient({ ...ctx, user }, { destination, input: validated.fields })
  return goOn(ctx, saved)
}
