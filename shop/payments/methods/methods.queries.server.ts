import { sql } from 'kysely'
import { z } from 'zod'
import { centsFromDecimal, toDecimal } from '#kernel/money.ts'
import { readPaymentMethod } from '#kernel/payment-method.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { type MethodLimits, usualSecondPersonAbove, type ZelleDetails } from './method.rules.ts'

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
  least: centsFromDecimal(row.least_amount),
  most: row.most_amount === null ? null : centsFromDecimal(row.most_amount),
})

export const methodLimits = async (tx: Tx): Promise<MethodLimits[]> =>
  (await limits(tx).execute()).map(limitsIn)

const details = z.object({
  recipient: z.string().default(''),
  registered_name: z.string().default(''),
  second_person_above: z.string().optional(),
})

function zelleIn(row: { readonly details: unknown } | undefined): ZelleDetails | null {
  if (!row) return null
  const kept = details.parse(row.details)
  return {
    recipient: kept.recipient,
    registeredName: kept.registered_name,
    secondPersonAbove:
      kept.second_person_above === undefined
        ? usualSecondPersonAbove
        : centsFromDecimal(kept.second_person_above),
  }
}

export const zelleDetails = async (tx: Tx): Promise<ZelleDetails | null> =>
  zelleIn(
    await tx
      .selectFrom('payment_method_settings')
      .select('details')
      .where('method', '=', 'zelle')
      .executeTakeFirst(),
  )

/** Both at once; visitors may not read where the money goes. */
export async function limitsAndZelle(tx: Tx) {
  const rows = await limits(tx).select('details').execute()
  return {
    limits: rows.map(limitsIn),
    zelle: zelleIn(rows.find(({ method }) => method === 'zelle')),
  }
}

const rowOf = (limits: MethodLimits, zelle: ZelleDetails | null) => ({
  is_active: limits.isActive,
  destinations: [...limits.destinations],
  least_amount: toDecimal(limits.least),
  most_amount: limits.most === null ? null : toDecimal(limits.most),
  details: zelle
    ? sql<string>`${JSON.stringify({
        recipient: zelle.recipient,
        registered_name: zelle.registeredName,
        second_person_above: toDecimal(zelle.secondPersonAbove),
      })}::jsonb`
    : sql<string>`'{}'::jsonb`,
})

export const writeMethod = (tx: Tx, limits: MethodLimits, zelle: ZelleDetails | null) =>
  tx
    .insertInto('payment_method_settings')
    .values({ method: limits.method, ...rowOf(limits, zelle) })
    .onConflict((c) => c.column('method').doUpdateSet(rowOf(limits, zelle)))
    .execute()

export const insertMissingMethod = (tx: Tx, limits: MethodLimits, zelle: ZelleDetails | null) =>
  tx
    .insertInto('payment_method_settings')
    .values({ method: limits.method, ...rowOf(limits, zelle) })
    .onConflict((c) => c.doNothing())
    .execute()
