import { data, redirect } from 'react-router'
import type { Destination } from '#kernel/destination.ts'
import { dayOf } from '#kernel/time.ts'
import type { User } from '#kernel/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import { readDelivery, validateDelivery } from '#shop/checkout/delivery/delivery.input.ts'
import type { DeliveryFacts } from '#shop/checkout/delivery/delivery-form.rules.ts'
import { withSavedIdentity } from '#shop/checkout/drafts/draft.rules.ts'
import {
  addRecipient,
  changeRecipient,
  findRecipient,
  type SavedRecipient,
} from '#shop/checkout/recipients/recipients.service.server.ts'
import { provinces } from '#shop/shipping/cuba.rules.ts'
import type { StepResult } from '#web/checkout/checkout.ts'
import type { Posted } from '#web/shell/request/request-body.server.ts'
import { bookPath } from './book-path.ts'

export type OwnCtx = Ctx & { readonly user: User }

/** Recipients may live in a province without delivery today. */
function bookFacts(ctx: Ctx): DeliveryFacts {
  const services = provinces.map(({ code }) => ({
    ...{ code, mode: 'door' as const, noteEs: '', noteEn: '' },
    days: null,
  }))
  return { today: dayOf(ctx.now), services }
}

/** The entry named by the URL: a stored or a new one; null where there is none. */
export async function entryNamed(
  ctx: OwnCtx,
  id: string,
  requested: string | null,
): Promise<SavedRecipient | null> {
  if (id !== 'nuevo') return findRecipient(ctx, id)
  const destination: Destination = requested === 'usa' ? 'usa' : 'cuba'
  const input: Readonly<Record<string, string>> = destination === 'cuba' ? { delivery: 'door' } : {}
  return { id, destination, input }
}

/** Stores an entry as it was entered, or returns the errors of its fields. */
export async function saveEntry(ctx: OwnCtx, entry: SavedRecipient, posted: Posted) {
  const { id, destination } = entry
  const input = readDelivery(destination, posted)
  const whole = destination === 'cuba' ? withSavedIdentity(input, entry.input) : input
  const validated = validateDelivery(destination, whole, bookFacts(ctx))
  if (!validated.ok)
    return data<StepResult>({ input, problems: validated.problems }, { status: 400 })
  const saved = { id, destination, input: validated.fields }
  const result = id === 'nuevo' ? await addRecipient(ctx, saved) : await changeRecipient(ctx, saved)
  if (result.ok) return redirect(bookPath, 303)
  if (result.code === 'book_full') return redirect(`${bookPath}?llena=1`, 303)
  throw data(null, { status: 404 })
}
