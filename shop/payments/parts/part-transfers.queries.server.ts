import { sql } from 'kysely'
import { cents, type Usd } from '#kernel/money.ts'
import { readPaymentMethod, type TransferMethod } from '#kernel/payment-method.ts'
import type { Tx } from '#platform/database/transaction.ts'
import type { PayerColumns } from './payers.queries.server.ts'

export interface NewPartTransfer extends PayerColumns {
  readonly part_id: string
  readonly method: TransferMethod
  readonly recipient: string
  readonly registered_name: string
  readonly memo: string
  readonly opened_at: Date
}

/** The payer may choose another transfer as long as nothing was sent. */
export const openPartTransfer = (tx: Tx, transfer: NewPartTransfer) =>
  tx
    .insertInto('part_transfers')
    .values(transfer)
    .onConflict((conflict) =>
      conflict
        .column('part_id')
        .doUpdateSet({
          method: transfer.method,
          recipient: transfer.recipient,
          registered_name: transfer.registered_name,
          payer_name: transfer.payer_name,
          payer_country: transfer.payer_country,
          payer_email: transfer.payer_email,
          payer_locale: transfer.payer_locale,
        })
        .where('part_transfers.sent_at', 'is', null),
    )
    .execute()

export interface PartTransferChange extends Partial<PayerColumns> {
  /** Null once it was looked for in vain. */
  readonly sent_at?: Date | null
  readonly sender_name?: string
  readonly confirmation?: string
  readonly proof_file?: string
  readonly proof_hash?: string
  readonly first_by?: string | null
  readonly first_at?: Date | null
  readonly first_reference?: string | null
  readonly first_amount_cents?: Usd | null
}

export const changePartTransfer = (tx: Tx, partId: string, change: PartTransferChange) =>
  tx.updateTable('part_transfers').set(change).where('part_id', '=', partId).execute()

/** Its payer says that nothing was sent; what an administrator has seen at the bank since stays. */
export const withdrawSent = (tx: Tx, partId: string) =>
  tx
    .updateTable('part_transfers')
    .set({ sent_at: null })
    .where('part_id', '=', partId)
    .where('first_by', 'is', null)
    .execute()

/** The screenshots of the parts of an order. */
export const partProofsOf = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('part_transfers')
    .innerJoin('order_parts as part', 'part.id', 'part_transfers.part_id')
    .select(['proof_file as file_name', 'sent_at as uploaded_at'])
    .where('part.order_id', '=', orderId)
    .where('proof_file', 'is not', null)
    .orderBy('part.number')
    .$narrowType<{ file_name: string; uploaded_at: Date }>()
    .execute()

export async function partTransfersOf(tx: Tx, partIds: readonly string[]) {
  if (partIds.length === 0) return []
  const rows = await tx
    .selectFrom('part_transfers')
    .innerJoin('payment_methods as known', 'known.method', 'part_transfers.method')
    .selectAll('part_transfers')
    .select(['known.kind as method_kind', 'known.name as methodName'])
    .select(
      sql<boolean>`exists (select from part_transfers other
          where other.proof_hash = part_transfers.proof_hash and other.part_id <> part_transfers.part_id)
        or exists (select from zelle_proofs where image_hash = part_transfers.proof_hash)`.as(
        'isImageKnown',
      ),
    )
    .where('part_id', 'in', partIds)
    .execute()
  return rows.map(({ method_kind, first_amount_cents, second_person_above_cents, ...row }) => ({
    ...row,
    method: readPaymentMethod(row.method, method_kind),
    firstAmount: first_amount_cents === null ? null : cents(Number(first_amount_cents)),
    secondAbove:
      second_person_above_cents === null ? null : cents(Number(second_person_above_cents)),
  }))
}
export type PartTransfer = Awaited<ReturnType<typeof partTransfersOf>>[number]
