import { sql } from 'kysely'
import { z } from 'zod'
import { centsFromDecimal, toDecimal } from '#kernel/money.ts'
import type { Tx } from '#platform/database/transaction.ts'
import type { PaymentMethod } from '#shop/orders/order-state.rules.ts'
import { type MethodLimits, usualSecondPersonAbove, type ZelleDetails } from './method.rules.ts'

export async function methodLimits(tx: Tx): Promise<MethodLimits[]> {
  const rows = await tx
    .selectFrom('payment_method_settings')
    .select(['method', 'is_active', 'destinations', 'least_amount', 'most_amount'])
    .orderBy('method')
    .execute()
  return rows.map((row) => ({
    method: row.method as PaymentMethod,
    isActive: row.is_active,
    destinations: row.destinations,
    least: centsFromDecimal(row.least_amount),
    most: row.most_amount === null ? null : centsFromDecimal(row.most_amount),
  }))
}

const details = z.object({
  recipient: z.string().default(''),
  registered_name: z.string().default(''),
  second_person_above: z.string().optional(),
})

export async function zelleDetails(tx: Tx): Promise<ZelleDetails | null> {
  const row = await tx
    .selectFrom('payment_method_settings')
    .select('details')
    .where('method', '=', 'zelle')
    .executeTakeFirst()
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
