import { data } from 'react-router'
import { destinations } from '#kernel/destination.ts'
import type { Ctx } from '#platform/ctx.ts'
import { deliveryFacts } from '#shop/checkout/checkout-state.service.server.ts'
import { judgeDelivery, readDelivery } from '#shop/checkout/delivery.input.ts'
import { type Draft, keepingIdentity } from '#shop/checkout/draft.rules.ts'
import { changeDraft } from '#shop/checkout/drafts.service.server.ts'
import { addRecipient, findRecipient } from '#shop/checkout/recipients.service.server.ts'
import type { Typed } from '#shop/checkout/typed.rules.ts'
import { destinationSetCookie, draftToFill, goOn, goTo, wrong } from './checkout-forms.server.ts'
import type { Posted } from './posted.server.ts'

/** What was typed, with the carnés that are kept where they were left empty. */
function wholeDelivery(ctx: Ctx, draft: Draft, posted: Posted): { typed: Typed; whole: Typed } {
  const { destination } = ctx
  const typed = readDelivery(destination, posted)
  if (destination === 'usa') return { typed, whole: typed }
  return { typed, whole: keepingIdentity(typed, draft.delivery.cuba) }
}

/** Another destination: what was typed for this one is kept for when it is chosen again. */
async function move(ctx: Ctx, draft: Draft, posted: Posted, to: (typeof destinations)[number]) {
  const { destination } = ctx
  const typed = wholeDelivery(ctx, draft, posted).whole
  const kept = await changeDraft(ctx, draft, { destination: to, delivery: { destination, typed } })
  const cookies = [destinationSetCookie(ctx, to)]
  return goTo({ ...ctx, destination: to }, kept, 'delivery', cookies)
}

/** Somebody of the address book; whom it does not hold, nobody knows. */
async function choose(ctx: Ctx, draft: Draft, id: string) {
  const { person } = ctx
  const chosen = person ? await findRecipient({ ...ctx, person }, id) : null
  if (!chosen) return data({}, { status: 404 })
  const { destination, typed } = chosen
  const kept = await changeDraft(ctx, draft, { destination, delivery: { destination, typed } })
  return goTo({ ...ctx, destination }, kept, 'delivery', [destinationSetCookie(ctx, destination)])
}

/** What the delivery's form asks for: another destination, somebody known, or to go on. */
export async function answerDelivery(ctx: Ctx, request: Request, posted: Posted) {
  const draft = await draftToFill(ctx, request)
  const { destination, person } = ctx
  const to = destinations.find((place) => place === posted.to)
  if (to) return move(ctx, draft, posted, to)
  if (typeof posted.recipient === 'string') return choose(ctx, draft, posted.recipient)
  const { typed, whole } = wholeDelivery(ctx, draft, posted)
  const change = { destination, delivery: { destination, typed: whole } }
  const kept = await changeDraft(ctx, draft, change)
  const judged = judgeDelivery(destination, whole, await deliveryFacts(ctx))
  if (!judged.ok) {
    const { problems } = judged
    return wrong(ctx, kept, { step: 'delivery', request, typed, problems })
  }
  if (person && posted.keep === 'yes')
    await addRecipient({ ...ctx, person }, { destination, typed: judged.fields })
  return goOn(ctx, kept)
}
