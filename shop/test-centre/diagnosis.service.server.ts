import { ok, type Result, refused } from '#kernel/result.ts'
import type { Ctx } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { type StaffRefusal, staffOnly } from '#shop/emails/staff-only.rules.ts'
import { dailyTotalsStored } from './checks/accounting.server.ts'
import { freshCustomer } from './checks/fresh-customer.server.ts'
import {
  backupsAge,
  clockRight,
  diskSpace,
  listsAge,
  memorySpace,
  queueMoves,
} from './checks/machine.server.ts'
import { emailWritten } from './checks/mail.server.ts'
import { fileStored } from './checks/storage.server.ts'
import { counted, formulasHold, ordersHidden, securityOfTables } from './checks/tables.server.ts'
import { tryOrder } from './checks/test-orders.service.server.ts'
import { zellePayment } from './checks/zelle.server.ts'
import {
  countedTables,
  type ServerCheck,
  serverChecks,
  type TestOrder,
  testOrders,
} from './diagnosis.rules.ts'
import { findingMessages } from './messages.server.ts'
import { type Finding, resultOf, type TestResult } from './results/test-result.rules.ts'
import { rowSecurity } from './test-centre.queries.server.ts'

export interface RowSecurityStatus {
  readonly schema_name: string
  readonly table_name: string
  readonly rls_enabled: boolean
  readonly rls_forced: boolean
  readonly policy_count: number
}

type Check = (ctx: Ctx) => Promise<Finding>

const counts = Object.fromEntries(
  countedTables.map((table) => [`count_${table}`, (ctx: Ctx) => counted(ctx, table)]),
) as Record<`count_${(typeof countedTables)[number]}`, Check>
const orders = Object.fromEntries(
  testOrders.map((testOrder) => [testOrder, (ctx: Ctx) => tryOrder(ctx, testOrder)]),
) as Record<TestOrder, Check>

const checks: Record<ServerCheck | TestOrder, Check> = {
  ...counts,
  ...orders,
  row_security: securityOfTables,
  orders_signed_out: ordersHidden,
  formulas: formulasHold,
  accounting: dailyTotalsStored,
  fresh_customer: freshCustomer,
  storage: fileStored,
  zelle_payments: zellePayment,
  mail: emailWritten,
  queue: queueMoves,
  lists: listsAge,
  disk: diskSpace,
  memory: memorySpace,
  clock: clockRight,
  backups: backupsAge,
}

export type CheckName = keyof typeof checks
export const checkNamed = (name: unknown): CheckName | null =>
  [...serverChecks, ...testOrders].find((known) => known === name) ?? null

/** get_rls_status_for_exposed_schemas, in the names of the database function. */
export async function rowSecurityStatus(
  ctx: Ctx,
): Promise<Result<readonly RowSecurityStatus[], StaffRefusal>> {
  const refusal = staffOnly(ctx.actor)
  if (refusal) return refused(refusal)
  const tables = await inTransaction(ctx, ({ tx }) => rowSecurity(tx))
  return ok(
    tables.map(({ table, isEnabled, isForced, policies }) => ({
      schema_name: 'public',
      table_name: table,
      rls_enabled: isEnabled,
      rls_forced: isForced,
      policy_count: policies,
    })),
  )
}

/** Runs one check as the requesting administrator; an exception becomes its result. */
export async function runCheck(
  ctx: Ctx,
  name: CheckName,
): Promise<Result<TestResult, 'not_allowed'>> {
  if (ctx.actor.role !== 'admin') return refused('not_allowed')
  try {
    return ok(resultOf(await checks[name](ctx), ctx.now))
  } catch (error) {
    ctx.log.error({ err: error, check: name }, 'a check of the test centre failed')
    return ok(resultOf({ status: 'error', message: findingMessages(ctx).fault }, ctx.now))
  }
}

/** One after another, for a browser without scripts. */
export async function runChecks(
  ctx: Ctx,
  names: readonly CheckName[],
): Promise<Record<string, TestResult>> {
  const results: Record<string, TestResult> = {}
  for (const name of names) {
    const run = await runCheck(ctx, name)
    if (run.ok) results[name] = run.value
  }
  return results
}
