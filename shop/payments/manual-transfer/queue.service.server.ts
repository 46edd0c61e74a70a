import { dayOf } from '#kernel/time.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction, type Tx } from '#platform/database/transaction.ts'
import type { StoredFile } from '#platform/files/file-store.ts'
import { opensFile, signedLink } from '#platform/files/signed-link.ts'
import { sharedSecret } from '#shop/accounts/sessions/secrets.service.server.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import { needsSecondPerson } from '../methods/method.rules.ts'
import { currentTransferDetails } from '../methods/methods.service.server.ts'
import { balanceOf } from '../orders/ledger.queries.server.ts'
import { leftOf } from '../orders/refund.rules.ts'
import { firstLook } from './first-look.service.server.ts'
import { proofBucket } from './proofs.service.server.ts'
import { answerDue, dueOf, flagsOf, type ProofFlag } from './transfer.rules.ts'
import {
  countTransfers,
  isProofFile,
  openZelleOrders,
  proofsOf,
  type TransfersListed,
  type TransfersWaiting,
  zellePaymentOf,
} from './transfers.queries.server.ts'
import type { ZelleCase, ZelleProof } from './zelle-case.rules.ts'

type Looking = Needs<'now' | 'config' | 'files'>
type Inside = Looking & { readonly tx: Tx }

const toDecide = ['proof_received', 'partly_paid']
/** A transfer may still arrive for these. */
const mayCome = ['awaiting_proof', 'expired', 'rejected', 'cancelled']
/** Where one person's look at the bank may await a second one. */
const seenOnce = ['awaiting_proof', ...toDecide]
const maxListed = 50

/** For staff: how many transfers await a first look, and how many a second person. */
export const transfersWaiting = (ctx: Needs): Promise<TransfersWaiting> =>
  inTransaction(ctx, ({ tx }) => countTransfers(tx, { toDecide, seenOnce }))

interface Viewing {
  readonly secret: string
  readonly viewer: string
}

type ProofRow = Awaited<ReturnType<typeof proofsOf>>[number]

const proofOf = (
  row: ProofRow,
  { secret, viewer }: Viewing,
  now: Date,
  flags: readonly ProofFlag[],
): ZelleProof => ({
  id: row.id,
  link: signedLink(secret, { bucket: proofBucket, name: row.file_name, viewer }, now),
  senderName: row.sender_name,
  confirmation: row.bank_confirmation,
  amount: row.sent_amount,
  paidOn: row.paidOn,
  uploadedAt: row.uploaded_at,
  flags,
})

async function zelleCaseOf(
  ctx: Inside,
  orderId: string,
  viewing: Viewing,
): Promise<ZelleCase | null> {
  const [order, payment, balance, rows] = await Promise.all([
    orderById(ctx, orderId),
    zellePaymentOf(ctx.tx, orderId),
    balanceOf(ctx.tx, orderId),
    proofsOf(ctx.tx, [orderId]),
  ])
  if (!order || !payment) return null
  const received = leftOf(balance)
  const details = await currentTransferDetails(ctx, order.method)
  const due = dueOf(order.total, received)
  const requested = {
    due,
    buyerName: order.buyer.name,
    placedOn: dayOf(order.placedAt),
    recipient: payment.zelle_recipient,
    currentRecipient: details?.recipient ?? '',
  }
  const proofs = rows.map((row) => {
    const bare = proofOf(row, viewing, ctx.now, [])
    const known = {
      isImageKnown: Boolean(row.isImageKnown),
      isConfirmationKnown: Boolean(row.isConfirmationKnown),
      isConfirmationCounted: Boolean(row.isConfirmationCounted),
    }
    return { ...bare, flags: flagsOf({ ...bare, ...known }, requested) }
  })
  return {
    ...{
      orderId,
      methodName: order.methodName,
      number: order.number,
      state: order.payment,
      placedAt: order.placedAt,
    },
    ...{ isHeld: order.compliance === 'held', payBy: order.payBy, received, due, proofs },
    isReleased: order.itemsReleasedAt !== null && order.closedAt === null,
    buyerName: order.buyer.name,
    buyerEmail: order.buyer.email,
    buyerLocale: order.locale,
    memo: payment.memo_reference,
    recipient: payment.zelle_recipient,
    total: order.total,
    answerBy: order.payment === 'proof_received' ? answerDue(proofs) : null,
    needsSecond:
      payment.first_by !== null ||
      (details !== null && needsSecondPerson(order.total, details, payment.secondAbove)),
    first: await firstLook(ctx, payment, viewing.viewer),
  }
}

const viewerOf = ({ actor }: Needs): string => (actor.role === 'admin' ? actor.id : '')

async function listed(
  ctx: Inside,
  viewing: Viewing,
  requested: TransfersListed,
): Promise<ZelleCase[]> {
  const open = await openZelleOrders(ctx.tx, { ...requested, max: maxListed })
  const cases = await Promise.all(open.map(({ order_id }) => zelleCaseOf(ctx, order_id, viewing)))
  return cases.filter((zelleCase) => zelleCase !== null)
}

/** The transfers that await a decision, and those that are still expected; or only those seen once of both. */
export async function zelleQueue(
  ctx: Looking,
  isSeenOnce = false,
): Promise<{
  readonly toDecide: ZelleCase[]
  readonly others: ZelleCase[]
}> {
  const secret = await sharedSecret(ctx)
  const others = isSeenOnce ? mayCome.filter((state) => seenOnce.includes(state)) : mayCome
  return inTransaction(ctx, async (inside) => {
    const viewing = { secret, viewer: viewerOf(ctx) }
    const [due, expected] = await Promise.all([
      listed(inside, viewing, { states: toDecide, first: 'oldest', isSeenOnce }),
      listed(inside, viewing, { states: others, first: 'newest', isSeenOnce }),
    ])
    return { toDecide: due, others: expected }
  })
}

/** One transfer, whether the page lists it or not; null where there is none. */
export async function transferCase(ctx: Looking, orderId: string): Promise<ZelleCase | null> {
  const secret = await sharedSecret(ctx)
  const viewing = { secret, viewer: viewerOf(ctx) }
  return inTransaction(ctx, (inside) => zelleCaseOf(inside, orderId, viewing))
}

export interface AskedFile {
  readonly name: string
  readonly until: string
  readonly signature: string
}

/** A link to a proof for the administrator who looks at it. */
export async function proofLink(ctx: Needs<'now' | 'config'>, name: string): Promise<string> {
  const seen = { bucket: proofBucket, name, viewer: viewerOf(ctx) }
  return signedLink(await sharedSecret(ctx), seen, ctx.now)
}

/** The image of a signed link, for the administrator it was signed for; else null. */
export async function openProof(
  ctx: Looking,
  { name, until, signature }: AskedFile,
): Promise<StoredFile | null> {
  const viewer = viewerOf(ctx)
  if (viewer === '') return null
  const secret = await sharedSecret(ctx)
  if (!opensFile(secret, { bucket: proofBucket, name, viewer }, { until, signature }, ctx.now))
    return null
  const known = await inTransaction(ctx, ({ tx }) => isProofFile(tx, name))
  return known ? ctx.files.get(proofBucket, name) : null
}
