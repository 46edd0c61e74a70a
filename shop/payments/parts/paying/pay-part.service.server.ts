import type { ImageRefusal } from '#kernel/images/image-file.ts'
import { isTransfer, type TransferMethod } from '#kernel/payment-method.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Ctx } from '#platform/ctx.ts'
import { asSystemWithin } from '#platform/database/transaction.ts'
import {
  clientSource,
  countAttempt,
  type TooMany,
} from '#shop/accounts/limits/attempt-limit.service.server.ts'
import type { StartRefusal } from '../../engine/payable.service.server.ts'
import { startPayment } from '../../engine/start.service.server.ts'
import { proofBucket, storeProofImage } from '../../manual-transfer/proofs.service.server.ts'
import { currentTransferDetails, offeredMethods } from '../../methods/methods.service.server.ts'
import { dueOfPart, partReference, partState } from '../part.rules.ts'
import { writeSent } from '../part-emails.service.server.ts'
import { partPayable, partRefusal, screenPartPayer } from '../part-payable.service.server.ts'
import {
  changePartTransfer,
  openPartTransfer,
  partTransfersOf,
} from '../part-transfers.queries.server.ts'
import { changePart } from '../parts.queries.server.ts'
import type { OpenedPart } from './open-part.service.server.ts'
import type { PayerText, SentText } from './part.input.ts'

/** Where the payer goes next; null for the part's own page, which shows the transfer. */
type Started = Result<string | null, StartRefusal | 'method_off' | 'already_sent'> | TooMany

/** Screens a payer before any money moves; a match holds the order. */
async function mayPay(ctx: Ctx, { part }: OpenedPart, payer: PayerText): Promise<boolean> {
  const hold = await screenPartPayer(ctx, part.id, payer.name)
  await asSystemWithin(ctx, 'who pays a part', async (inside) => {
    const { name: payer_name, country: payer_country, email: payer_email } = payer
    const written = { payer_email, payer_locale: ctx.locale }
    await changePart(inside.tx, part.id, { payer_name, payer_country, ...written })
    await hold?.(inside)
  })
  return hold === null
}

async function openTransfer(ctx: Ctx, { part, order }: OpenedPart, method: TransferMethod) {
  const target = await currentTransferDetails(ctx, method)
  if (!target?.recipient) return refused('method_off')
  await asSystemWithin(ctx, 'a part is paid by transfer', ({ tx, now }) =>
    openPartTransfer(tx, {
      ...{ part_id: part.id, method, recipient: target.recipient, opened_at: now },
      ...{ registered_name: target.registeredName, memo: partReference(order.number, part) },
    }),
  )
  return ok(null)
}

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
  if (!(await mayPay(ctx, opened, payer))) return refused('order_held')
  if (isTransfer(method)) return openTransfer(ctx, opened, method)
  const started = await startPayment(ctx, partPayable, { payableId: part.id, provider: method })
  return started.ok ? ok(started.value.approveLink) : started
}

const hasTransfer = (ctx: Ctx, partId: string): Promise<boolean> =>
  asSystemWithin(
    ctx,
    'is a transfer awaited',
    async ({ tx }) => (await partTransfersOf(tx, [partId])).length > 0,
  )

interface Sent extends SentText {
  /** The screenshot; empty without one, which is looked for at the bank all the same. */
  readonly image?: Buffer
}

/** The payer says that the transfer was sent; its sender is screened, and an administrator looks at the bank. */
export async function noteSent(
  ctx: Ctx,
  opened: OpenedPart,
  { sender, confirmation, image }: Sent,
): Promise<Result<null, StartRefusal | ImageRefusal> | TooMany> {
  const counted = await countAttempt(ctx, [clientSource(ctx, 'partPayment')])
  if (!counted.ok) return counted
  const { part } = opened
  const refusal = partRefusal(opened, ctx.now)
  if (refusal) return refused(refusal)
  const name = sender || part.payerName
  // without a chosen transfer, whose payer was screened, there is nothing to send
  if (name === '' || !(await hasTransfer(ctx, part.id))) return refused('not_payable')
  const stored = image?.length ? await storeProofImage(ctx, image) : null
  if (stored && !stored.ok) return stored
  const hold = await screenPartPayer(ctx, part.id, name)
  const proof = stored && { proof_file: stored.value.fileName, proof_hash: stored.value.hash }
  const former = await asSystemWithin(ctx, 'a transfer for a part was sent', async (inside) => {
    const [before] = await partTransfersOf(inside.tx, [part.id])
    const sent = {
      sent_at: inside.now,
      sender_name: name,
      confirmation: confirmation.toUpperCase(),
    }
    await changePartTransfer(inside.tx, part.id, { ...sent, ...proof })
    await hold?.(inside)
    if (before && !before.sent_at) await writeSent(inside, part, { ...before, ...sent })
    return before?.proof_file ?? null
  })
  // the newest screenshot counts
  if (proof && former) await ctx.files.remove(proofBucket, former)
  return ok(null)
}
