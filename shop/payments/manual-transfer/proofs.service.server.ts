import { randomUUID } from 'node:crypto'
import type { ImageRefusal } from '#kernel/images/image-file.ts'
import { parseMoney } from '#kernel/money-input.ts'
import { isTransfer } from '#kernel/payment-method.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystem, inTransaction, type Tx } from '#platform/database/transaction.ts'
import { cleanImage } from '#platform/files/clean-image.ts'
import {
  recordScreening,
  screenParties,
} from '#shop/compliance/screening/screening.service.server.ts'
import { changePayment, holdOrder } from '#shop/orders/lifecycle/changes.service.server.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import { lockMoneyOf } from '../orders/ledger.queries.server.ts'
import type { ProofFields } from './proof.input.ts'
import { maxProofs, takesProof } from './transfer.rules.ts'
import { changeZellePayment, countProofs, insertProof } from './transfers.queries.server.ts'

export const proofBucket = 'zelle_screenshots'

type Proving = Needs<'now' | 'config' | 'log' | 'shopUrl' | 'files'>

export type ProofRefusal = ImageRefusal | 'not_waiting' | 'too_many_proofs'

interface Proof {
  readonly bytes: Buffer
  readonly fields: ProofFields
}

type ProofNoted = Result<'kept' | 'known', 'not_waiting' | 'too_many_proofs'>

const asShop = (ctx: Proving, reason: string) => ({ ...ctx, ...asSystem(ctx.db, reason) })

/** Stores the re-encoded copy of a screenshot; the caller removes it when it is not noted. */
export async function storeProofImage(
  ctx: Pick<Proving, 'files'>,
  bytes: Buffer,
): Promise<Result<{ readonly fileName: string; readonly hash: string }, ImageRefusal>> {
  const image = await cleanImage(bytes)
  if (!image.ok) return image
  const fileName = `${randomUUID()}.webp`
  await ctx.files.put(proofBucket, fileName, image.value.bytes, {
    contentType: 'image/webp',
    cacheControl: 'private, no-store',
  })
  return ok({ fileName, hash: image.value.hash })
}

const rowOf = (orderId: string, fileName: string, hash: string, fields: ProofFields) => ({
  order_id: orderId,
  file_name: fileName,
  image_hash: hash,
  sender_name: fields.sender,
  bank_confirmation: fields.confirmation.toUpperCase(),
  sent_amount: parseMoney(fields.amount) || null,
  paid_on: fields.paidOn,
})

/** The order that awaits a proof, checked before the image is decoded or stored. */
async function waitingOrder(ctx: Proving & { tx?: Tx }, orderId: string) {
  const order = await orderById(ctx, orderId)
  if (!order || !isTransfer(order.method) || !takesProof(order.payment))
    return refused('not_waiting')
  const count = await inTransaction(ctx, ({ tx }) => countProofs(tx, orderId))
  return count >= maxProofs ? refused('too_many_proofs') : ok(order)
}

const note = (ctx: Proving, orderId: string, row: ReturnType<typeof rowOf>): Promise<ProofNoted> =>
  inTransaction(asShop(ctx, 'a proof arrives'), async (inside): Promise<ProofNoted> => {
    await lockMoneyOf(inside.tx, orderId)
    const waiting = await waitingOrder(inside, orderId)
    if (!waiting.ok) return waiting
    if (!(await insertProof(inside.tx, { ...row, uploaded_at: inside.now }))) return ok('known')
    await changeZellePayment(inside.tx, orderId, { asked_again: '' })
    const event = { code: 'proof_received', method: waiting.value.method } as const
    // in other states the payment's state stays
    await changePayment(inside, { orderId, from: 'awaiting_proof', to: 'proof_received', event })
    return ok('kept')
  })

/** The sender of the money is a party to the order and is screened as one. */
async function screenSender(ctx: Proving, orderId: string, name: string): Promise<void> {
  const system = asShop(ctx, 'whoever sends the money is screened')
  const order = await orderById(system, orderId)
  if (name === '' || order?.compliance !== 'clear') return
  const screening = await screenParties(system, [{ role: 'sender', name }])
  await inTransaction(system, async (inside) => {
    await recordScreening(inside, { orderId, screening })
    if (screening.verdict === 'MATCH') {
      const event = {
        code: 'sender_held',
        method: order.method,
        verdict: screening.reason,
      } as const
      await holdOrder(inside, { orderId, event })
    }
  })
}

/** Stores a screenshot for staff to check. A proof alone never marks an order as paid. */
export async function addProof(
  ctx: Proving,
  orderId: string,
  { bytes, fields }: Proof,
): Promise<Result<'kept' | 'known', ProofRefusal>> {
  const waiting = await waitingOrder(asShop(ctx, 'is a proof waited for'), orderId)
  if (!waiting.ok) return waiting
  const image = await storeProofImage(ctx, bytes)
  if (!image.ok) return image
  const { fileName, hash } = image.value
  const stored = await note(ctx, orderId, rowOf(orderId, fileName, hash, fields))
  if (!stored.ok || stored.value === 'known') await ctx.files.remove(proofBucket, fileName)
  if (stored.ok) await screenSender(ctx, orderId, fields.sender)
  return stored
}
