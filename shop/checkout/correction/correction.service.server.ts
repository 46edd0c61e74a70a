import type { FormValues } from '#kernel/text/merged-form.ts'
import { mergeForm } from '#kernel/text/merged-form.ts'
import { dayOf } from '#kernel/time.ts'
import type { Needs } from '#platform/ctx.ts'
import type { Screening } from '#shop/compliance/screening/screening.rules.ts'
import { screenParties } from '#shop/compliance/screening/screening.service.server.ts'
import type { RecipientCorrection } from '#shop/orders/corrections/correct-recipient.service.server.ts'
import {
  type CorrectionRefusal,
  correctionRefusal,
  isScreenedAgain,
} from '#shop/orders/corrections/recipient-correction.rules.ts'
import type { Order } from '#shop/orders/order.rules.ts'
import { type Recipient, recipientName, streetLine } from '#shop/orders/parties.rules.ts'
import { recipientIdentity } from '#shop/orders/placing/reseal-identities.service.server.ts'
import { provinceServices } from '#shop/shipping/provinces.service.server.ts'
import { cleanText, type Problem } from '../form-checks.rules.ts'
import { correctedRecipient, correctionForm, correctionProblems } from './correction-form.rules.ts'

type Correcting = Needs<'now' | 'config' | 'log'>
type Posted = Readonly<Record<string, unknown>>

export type ReadCorrection =
  | { readonly refusal: CorrectionRefusal }
  /** Somebody else corrected the same to something else. */
  | { readonly crossed: FormValues; readonly entered: FormValues }
  | { readonly problems: readonly Problem[]; readonly entered: FormValues }
  | { readonly correction: Omit<RecipientCorrection, 'reason' | 'attempt'> }

/** As at the checkout: before a transaction is open, with the carné that the order has. */
async function screened(ctx: Correcting, { id }: Order, recipient: Recipient): Promise<Screening> {
  const nationalId = await recipientIdentity(ctx, id)
  const { address } = recipient
  return screenParties(ctx, [
    {
      ...{ role: 'recipient', name: recipientName(recipient), nationalId },
      address: streetLine(address),
    },
  ])
}

const cleaned = (form: FormValues): FormValues =>
  Object.fromEntries(Object.entries(form).map(([field, text]) => [field, cleanText(text)]))

/** What a form asks to correct of an order's recipient, over what others corrected meanwhile; nothing is changed yet. */
export async function readCorrection(
  ctx: Correcting,
  order: Order,
  posted: Posted,
): Promise<ReadCorrection> {
  const refusal = correctionRefusal(order)
  if (refusal) return { refusal }
  const { recipient: earlier } = order
  const { entered, crossed } = mergeForm(posted, correctionForm(earlier))
  if (Object.keys(crossed).length > 0) return { crossed, entered }
  const form = cleaned(entered)
  const isInCuba = earlier.address.kind === 'cuba'
  const facts = { today: dayOf(ctx.now), services: isInCuba ? await provinceServices(ctx) : [] }
  const problems = correctionProblems(earlier, form, facts)
  if (problems.length > 0) return { problems, entered }
  const recipient = correctedRecipient(earlier, form)
  const isScreened = isScreenedAgain(earlier, recipient)
  const screening = isScreened ? await screened(ctx, order, recipient) : null
  return { correction: { orderId: order.id, earlier, recipient, screening } }
}
