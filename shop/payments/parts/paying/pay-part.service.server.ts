import type { ImageRefusal } from '#kernel/images/image-file.ts'
import { zero } from '#kernel/money.ts'
import { isTransfer, type OnlineMethod, type TransferMethod } from '#kernel/payment-method.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import { fold } from '#kernel/text/fold.ts'
import { hourMs } from '#kernel/time.ts'
import type { Ctx } from '#platform/ctx.ts'
import { asSystemWithin } from '#platform/database/transaction.ts'
import {
  clientSource,
  countAttempt,
  type TooMany,
} from '#shop/accounts/limits/attempt-limit.service.server.ts'
import type { StartRefusal } from '../../engine/payable.service.server.ts'
import { closeOpenAttempt, startPayment } from '../../engine/start.service.server.ts'
import { proofBucket, storeProofImage } from '../../manual-transfer/proofs.service.server.ts'
import { currentTransferDetails, offeredMethods } from '../../methods/methods.service.server.ts'
import { dueOfPart, partReference, partState } from '../part.rules.ts'
import { writeSent } from '../part-emails.service.server.ts'
import { broughtBy } from '../part-money.rules.ts'
import { partPayable, partRefusal, screenPartPayer } from '../part-payable.service.server.ts'
import {
  changePartTransfer,
  openPartTransfer,
  type PartTransfer,
  partTransfersOf,
  withdrawSent,
} from '../part-transfers.queries.server.ts'
import { changePart } from '../parts.queries.server.ts'
import { type PayerColumns, payersUnderway, setAttemptPayer } from '../payers.queries.server.ts'
import type { OpenedPart } from './open-part.service.server.ts'
import type { Payer, PayerText, SentText } from './part.input.ts'

/** Where the payer goes next; null for the part's own page, which shows the transfer. */
type Started =
  | Result<string | null, StartRefusal | 'method_off' | 'already_sent' | 'already_started'>
  | TooMany

const columnsOf = ({ locale }: Ctx, { name, country, email }: Payer): PayerColumns => ({
  ...{ payer_name: name, payer_country: country, payer_email: email, payer_locale: locale },
})

/** Screens a payer before any money moves; a match holds the order. */
async function mayPay(ctx: Ctx, { part }: OpenedPart, payer: Payer): Promise<boolean> {
  const hold = await screenPartPayer(ctx, part.id, payer.name)
  await asSystemWithin(ctx, 'who pays a part', async (inside) => {
    // whoever has paid a part of it stays its payer
    if (broughtBy(part.money) === zero) await changePart(inside.tx, part.id, columnsOf(ctx, payer))
    await hold?.(inside)
  })
  return hold === null
}

/** As long as one may be on the way to pay. */
const beginningMs = 3 * hourMs

const isSame = (one: string, other: string): boolean => fold(one) === fold(other)

/** Somebody of another name has begun to pay this part and may still finish. */
const isStartedByAnother = (ctx: Ctx, partId: string, name: string): Promise<boolean> =>
  asSystemWithin(ctx, 'who else pays this part', async ({ tx, now }) =>
    (await payersUnderway(tx, partId, new Date(now.getTime() - beginningMs))).some(
      (other) => !isSame(other, name),
    ),
  )

async function openTransfer(
  ctx: Ctx,
  { part, order }: OpenedPart,
  method: TransferMethod,
  payer: Payer,
) {
  const target = await currentTransferDetails(ctx, method)
  if (!target?.recipient) return refused('method_off')
  await asSystemWithin(ctx, 'a part is paid by transfer', ({ tx, now }) =>
    openPartTransfer(tx, {
      ...{ part_id: part.id, method, recipient: target.recipient, opened_at: now },
      ...{ registered_name: target.registeredName, memo: partReference(order.number, part) },
      ...columnsOf(ctx, payer),
    }),
  )
  return ok(null)
}

/** Each payer has an attempt of their own: nobody pays in the name of another. */
async function startAt(
  ctx: Ctx,
  { part }: OpenedPart,
  provider: OnlineMethod,
  payer: PayerText,
): Promise<Started> {
  if (payer.again !== '' && (await isStartedByAnother(ctx, part.id, payer.name)))
    await closeOpenAttempt(ctx, partPayable, part.id, 'another payer began')
  const started = await startPayment(ctx, partPayable, { payableId: part.id, provider })
  if (!started.ok) return started
  const { providerPaymentId, approveLink } = started.value
  const isOwn = await asSystemWithin(ctx, 'who pays a part', ({ tx }) =>
    setAttemptPayer(tx, providerPaymentId, columnsOf(ctx, payer)),
  )
  return isOwn ? ok(approveLink) : refused('already_started')
}

/** Who said to have sent the part and now pays in another way had sent nothing; what another sent is looked for. */
const withdrawOwn = (ctx: Ctx, { part }: OpenedPart, { name }: Payer) =>
  asSystemWithin(ctx, 'a transfer for a part was not sent', async ({ tx }) => {
    const [transfer] = await partTransfersOf(tx, [part.id])
    if (!transfer?.sent_at) return
    const senders = [transfer.payer_name, transfer.sender_name]
    if (senders.some((one) => isSame(one, name))) await withdrawSent(tx, part.id)
  })

/** Whether this client has tried often enough to be asked for a captcha. */
export const isCaptchaDue = async (ctx: Ctx): Promise<boolean> =>
  !(await countAttempt(ctx, [clientSource(ctx, 'partPaymentUnasked')])).ok

/** Starts to pay a part: at a provider, or by a transfer that its page then shows. */
export async function payPart(ctx: Ctx, opened: OpenedPart, payer: PayerText): Promise<Started> {
  const counted = await countAttempt(ctx, [clientSource(ctx, 'partPayment')])
  if (!counted.ok) return counted
  const { part, order } = opened
  const refusal = partRefusal(opened, ctx.now)
  if (refusal) return refused(refusal)
  if (partState(part, order) === 'sent' && payer.again === '') return refused('already_sent')
  const offered = await offeredMethods(ctx, order.destination, dueOfPart(part))
  const method = offered.find((one) => one.method === payer.method)?.method
  if (!method) return refused('method_off')
  if (payer.again === '' && (await isStartedByAnother(ctx, part.id, payer.name)))
    return refused('already_started')
  if (!(await mayPay(ctx, opened, payer))) return refused('order_held')
  if (payer.again !== '') await withdrawOwn(ctx, opened, payer)
  if (isTransfer(method)) return openTransfer(ctx, opened, method, payer)
  return startAt(ctx, opened, method, payer)
}

const transferOf = (ctx: Ctx, partId: string): Promise<PartTransfer | null> =>
  asSystemWithin(ctx, 'is a transfer awaited', async ({ tx }) => {
    const [transfer = null] = await partTransfersOf(tx, [partId])
    return transfer
  })

interface Sent extends SentText {
  /** The screenshot; empty without one, which is looked for at the bank all the same. */
  readonly image?: Buffer
  /** Who says so, as they chose the transfer in this browser; otherwise whoever chose it last. */
  readonly payer?: Payer | null
}

/** Whose transfer it is; without a chosen one, whose payer was screened, there is nothing to send. */
async function senderOf(
  ctx: Ctx,
  part: OpenedPart['part'],
  { sender, payer }: { readonly sender: string; readonly payer: Payer | null },
): Promise<Result<string, 'not_payable' | 'already_sent'>> {
  const chosen = await transferOf(ctx, part.id)
  if (!chosen) return refused('not_payable')
  const own = payer?.name || chosen.payer_name || part.payerName
  if (chosen.sent_at && !isSame(chosen.payer_name, own)) return refused('already_sent')
  const name = sender || own
  return name === '' ? refused('not_payable') : ok(name)
}

/** The payer says that the transfer was sent; its sender is screened, and an administrator looks at the bank. */
export async function noteSent(
  ctx: Ctx,
  opened: OpenedPart,
  { sender, confirmation, image, payer = null }: Sent,
): Promise<Result<null, StartRefusal | ImageRefusal | 'already_sent'> | TooMany> {
  const counted = await countAttempt(ctx, [clientSource(ctx, 'partPayment')])
  if (!counted.ok) return counted
  const { part } = opened
  const refusal = partRefusal(opened, ctx.now)
  if (refusal) return refused(refusal)
  const sentBy = await senderOf(ctx, part, { sender, payer })
  if (!sentBy.ok) return sentBy
  const name = sentBy.value
  const stored = image?.length ? await storeProofImage(ctx, image) : null
  if (stored && !stored.ok) return stored
  const hold = await screenPartPayer(ctx, part.id, name)
  const columns = payer && columnsOf(ctx, payer)
  const proof = stored && { proof_file: stored.value.fileName, proof_hash: stored.value.hash }
  const former = await asSystemWithin(ctx, 'a transfer for a part was sent', async (inside) => {
    const [before] = await partTransfersOf(inside.tx, [part.id])
    const sent = {
      sent_at: inside.now,
      sender_name: name,
      confirmation: confirmation.toUpperCase(),
    }
    await changePartTransfer(inside.tx, part.id, { ...sent, ...proof, ...columns })
    await hold?.(inside)
    if (before && !before.sent_at) await writeSent(inside, part, { ...before, ...sent })
    return before?.proof_file ?? null
  })
  // the newest screenshot counts
  if (proof && former) await ctx.files.remove(proofBucket, former)
  return ok(null)
}
