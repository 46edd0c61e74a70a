import { data, redirect } from 'react-router'
import type { Destination } from '#kernel/destination.ts'
import type { Person } from '#kernel/person.ts'
import { dayOf } from '#kernel/time.ts'
import type { Ctx } from '#platform/ctx.ts'
import { judgeDelivery, readDelivery } from '#shop/checkout/delivery.input.ts'
import type { DeliveryFacts } from '#shop/checkout/delivery-form.rules.ts'
import { keepingIdentity } from '#shop/checkout/draft.rules.ts'
import {
  addRecipient,
  changeRecipient,
  findRecipient,
  type KeptRecipient,
} from '#shop/checkout/recipients.service.server.ts'
import { provinces } from '#shop/shipping/cuba.rules.ts'
import { bookPath } from './book-path.ts'
import type { StepAnswer } from './checkout.ts'
import type { Posted } from './posted.server.ts'

export type OwnCtx = Ctx & { readonly person: Person }

/** Whom one knows may live where nothing is delivered today. */
function bookFacts(ctx: Ctx): DeliveryFacts {
  const services = provinces.map(({ code }) => ({
    ...{ code, mode: 'door' as const, noteEs: '', noteEn: '' },
    days: null,
  }))
  return { today: dayOf(ctx.now), services }
}

/** The entry that an address names: a kept one, or an empty one to be filled in; null where there is none. */
export async function entryNamed(
  ctx: OwnCtx,
  id: string,
  wanted: string | null,
): Promise<KeptRecipient | null> {
  if (id !== 'nuevo') return findRecipient(ctx, id)
  const destination: Destination = wanted === 'usa' ? 'usa' : 'cuba'
  const typed: Readonly<Record<string, string>> = destination === 'cuba' ? { delivery: 'door' } : {}
  return { id, destination, typed }
}

/** Keeps an entry as it was typed, or says beside its fields what is wrong. */
export async function keepEntry(ctx: OwnCtx, entry: KeptRecipient, posted: Posted) {
  const { id, destination } = entry
  const typed = readDelivery(destination, posted)
  const whole = destination === 'cuba' ? keepingIdentity(typed, entry.typed) : typed
  const judged = judgeDelivery(destination, whole, bookFacts(ctx))
  if (!judged.ok) return data<StepAnswer>({ typed, problems: judged.problems }, { status: 400 })
  const kept = { id, destination, typed: judged.fields }
  const answer = id === 'nuevo' ? await addRecipient(ctx, kept) : await changeRecipient(ctx, kept)
  if (answer.ok) return redirect(bookPath, 303)
  if (answer.code === 'book_full') return redirect(`${bookPath}?llena=1`, 303)
  throw data(null, { status: 404 })
}
