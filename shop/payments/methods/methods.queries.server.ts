import { sql } from 'kysely'
import { z } from 'zod'
import { centsFromDecimal, toDecimal } from '#kernel/money.ts'
import { isTransfer, readPaymentMethod, type TransferMethod } from '#kernel/payment-method.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { type MethodLimits, type TransferDetails, usualSecondPersonAbove } from './method.rules.ts'

const limits = (tx: Tx) =>
  tx
    .selectFrom('payment_method_settings')
    .select(['method', 'is_active', 'destinations', 'least_amount', 'most_amount'])
    .orderBy('method')

type LimitsRow = Awaited<ReturnType<ReturnType<typeof limits>['executeTakeFirstOrThrow']>>

const limitsIn = (row: LimitsRow): MethodLimits => ({
  method: readPaymentMethod(row.method),
  isActive: row.is_active,
  destinations: row.destinations,
  min: centsFromDecimal(row.least_amount),
  max: row.most_amount === null ? null : centsFromDecimal(row.most_amount),
})

export const methodLimits = async (tx: Tx): Promise<MethodLimits[]> =>
  (await limits(tx).execute()).map(limitsIn)

const details = z.object({
  recipient: z.string().default(''),
  registered_name: z.string().default(''),
  second_person_above: z.string().optional(),
})

function detailsIn(stored: unknown): TransferDetails {
  const saved = details.parse(stored)
  return {
    recipient: saved.recipient,
    registeredName: saved.registered_name,
    secondPersonAbove:
      saved.second_person_above === undefined
        ? usualSecondPersonAbove
        : centsFromDecimal(saved.second_person_above),
  }
}

/** With the recipients of transfers, which visitors may not read. */
export async function limitsAndTransfers(tx: Tx) {
  const rows = await limits(tx).select('details').execute()
  const transfers: Partial<Record<TransferMethod, TransferDetails>> = {}
  for (const { method: stored, details: input } of rows) {
    const method = readPaymentMethod(stored)
    if (isTransfer(method)) transfers[method] = detailsIn(input)
  }
  return { limits: rows.map(limitsIn), transfers }
}

const rowOf = (limits: MethodLimits, transfer: TransferDetails | null) => ({
  is_active: limits.isActive,
  destinations: [...limits.destinations],
  least_amount: toDecimal(limits.min),
  most_amount: limits.max === null ? null : toDecimal(limits.max),
  details: transfer
    ? sql<string>`${JSON.stringify({
        recipient: transfer.recipient,
        registered_name: transfer.registeredName,
        second_person_above: toDecimal(transfer.secondPersonAbove),
      })}::jsonb`
    : sql<string>`'{}'::jsonb`,
})

export const writeMethod = (tx: Tx, limits: MethodLimits, transfer: TransferDetails | null) =>
  tx
    .insertInto('payment_method_settings')
    .values({ method: limits.method, ...rowOf(limits, transfer) })
    .onConflict((c) => c.column('method').doUpdateSet(rowOf(limits, transfer)))
    .execute()

export const insertMissingMethod = (
  tx: Tx,
  limits: MethodLimits,
  transfer: TransferDetails | null,
) =>
  tx
    .insertInto('payment_method_settings')
    .values({ method: limits.method, ...rowOf(limits, transfer) })
    .onConflict((c) => c.doNothing())
    .execute()
