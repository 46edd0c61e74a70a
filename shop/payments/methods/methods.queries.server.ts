import { sql } from 'kysely'
import { z } from 'zod'
import { centsFromDecimal, toDecimal, type Usd } from '#kernel/money.ts'
import { isTransfer, readPaymentMethod } from '#kernel/payment-method.ts'
import type { Tx } from '#platform/database/transaction.ts'
import {
  type MethodInfo,
  type MethodLimits,
  type MethodTexts,
  type TransferDetails,
  type TransferTarget,
  usualSecondPersonAbove,
} from './method.rules.ts'

const infos = (tx: Tx) =>
  tx
    .selectFrom('payment_methods as known')
    .select(['known.method', 'known.kind', 'known.name'])
    .select(['known.instructions_es', 'known.instructions_en'])
    .orderBy('known.added_at')
    .orderBy('known.method')

type InfoRow = Awaited<ReturnType<ReturnType<typeof infos>['executeTakeFirstOrThrow']>>

const infoIn = (row: InfoRow): MethodInfo => ({
  method: readPaymentMethod(row.method, row.kind),
  name: row.name,
  instructions: { es: row.instructions_es, en: row.instructions_en },
})

/** Every method, open or not, oldest first. */
export const methodInfos = async (tx: Tx): Promise<MethodInfo[]> =>
  (await infos(tx).execute()).map(infoIn)

const limits = (tx: Tx) =>
  infos(tx)
    .innerJoin('payment_method_settings as set', 'set.method', 'known.method')
    .select(['set.is_active', 'set.destinations', 'set.least_amount', 'set.most_amount'])

type LimitsRow = Awaited<ReturnType<ReturnType<typeof limits>['executeTakeFirstOrThrow']>>

const limitsIn = (row: LimitsRow): MethodLimits => ({
  method: readPaymentMethod(row.method, row.kind),
  isActive: row.is_active,
  destinations: row.destinations,
  min: centsFromDecimal(row.least_amount),
  max: row.most_amount === null ? null : centsFromDecimal(row.most_amount),
})

/** The configured methods with their texts. */
export const methodLimits = async (tx: Tx): Promise<(MethodInfo & MethodLimits)[]> =>
  (await limits(tx).execute()).map((row) => ({ ...infoIn(row), ...limitsIn(row) }))

const details = z.object({
  recipient: z.string().default(''),
  registered_name: z.string().default(''),
  second_person_above: z.string().optional(),
})

function targetIn(stored: unknown, info: MethodInfo): TransferTarget {
  const saved = details.parse(stored)
  return {
    ...info,
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
  const rows = await limits(tx).select('set.details').execute()
  const transfers: Record<string, TransferTarget> = {}
  for (const row of rows) {
    const info = infoIn(row)
    if (isTransfer(info.method)) transfers[info.method] = targetIn(row.details, info)
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

/** False if another method has this name or this code. */
export async function insertTransferMethod(
  tx: Tx,
  added: { readonly method: string; readonly name: string; readonly added_at: Date },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('payment_methods')
    .values({ ...added, kind: 'manual' })
    .onConflict((c) => c.doNothing())
    .returning('method')
    .execute()
  return inserted.length === 1
}

export const writeTexts = (tx: Tx, method: string, { name, instructions }: MethodTexts) =>
  tx
    .updateTable('payment_methods')
    .set({ name, instructions_es: instructions.es, instructions_en: instructions.en })
    .where('method', '=', method)
    .execute()

/** Transfers that wait above the sum for two persons that counted until now keep it, however it is raised. */
export async function storeSecondPerson(tx: Tx, method: string, above: Usd): Promise<void> {
  const lowest = sql`second_person_above_cents = least(second_person_above_cents, ${above}::bigint)`
  await sql`update zelle_payments set ${lowest} from orders
    where orders.id = zelle_payments.order_id and orders.payment_method = ${method}
      and orders.payment_status not in ('paid', 'refunded')
      and (orders.total_cents > ${above} or first_by is not null)`.execute(tx)
  await sql`update part_transfers set ${lowest} from order_parts part join orders on orders.id = part.order_id
    where part.id = part_transfers.part_id and part_transfers.method = ${method}
      and orders.total_cents > ${above}`.execute(tx)
}
