import { format, formatNumber } from '#kernel/messages.ts'
import { formatUsd } from '#kernel/money.ts'
import type { Ctx } from '#platform/ctx.ts'
import { inTransaction, visitor } from '#platform/database/transaction.ts'
import { type CountedTable, closedTables, openTables } from '../diagnosis.rules.ts'
import { findingMessages } from '../messages.server.ts'
import type { Finding } from '../results/test-result.rules.ts'
import { countRows, readOneOrder, rowSecurity } from '../test-centre.queries.server.ts'
import { vectors } from './vectors.rules.ts'

/** A shop may have no order and no visit yet; the other tables are required for selling. */
const mayBeEmpty: readonly CountedTable[] = ['orders', 'analytics_events']

export async function counted(ctx: Ctx, table: CountedTable): Promise<Finding> {
  const count = await inTransaction(ctx, ({ tx }) => countRows(tx, table))
  const isFine = count > 0 || mayBeEmpty.includes(table)
  const message = format(findingMessages(ctx).rows, { count: formatNumber(ctx.locale, count) })
  return { status: isFine ? 'success' : 'warning', message }
}

export async function securityOfTables(ctx: Ctx): Promise<Finding> {
  const messages = findingMessages(ctx)
  const tables = await inTransaction(ctx, ({ tx }) => rowSecurity(tx))
  const open = openTables(tables)
  if (open.length > 0)
    return { status: 'error', message: format(messages.openTables, { tables: open.join(', ') }) }
  const closed = closedTables(tables)
  if (closed.length > 0)
    return {
      status: 'warning',
      message: format(messages.closedTables, { tables: closed.join(', ') }),
    }
  return { status: 'success', message: format(messages.allGuarded, { count: tables.length }) }
}

const noPermission = '42501'

/** Reads as an anonymous visitor: the database itself must refuse. */
export async function ordersHidden(ctx: Ctx): Promise<Finding> {
  const messages = findingMessages(ctx)
  try {
    await inTransaction({ db: ctx.db, actor: visitor }, ({ tx }) => readOneOrder(tx))
    return { status: 'error', message: messages.ordersOpen }
  } catch (error) {
    if ((error as { code?: unknown }).code !== noPermission) throw error
    return { status: 'success', message: messages.ordersHidden }
  }
}

export function formulasHold(ctx: Ctx): Promise<Finding> {
  const messages = findingMessages(ctx)
  const all = vectors()
  const invalid = all.filter(({ expected, actual }) => expected !== actual)
  const results = invalid
    .map(({ name, expected, actual }) => `${name}: ${formatUsd(actual)} ≠ ${formatUsd(expected)}`)
    .join('; ')
  return Promise.resolve(
    invalid.length === 0
      ? { status: 'success', message: format(messages.formulasHold, { count: all.length }) }
      : { status: 'error', message: format(messages.formulasDiffer, { which: results }) },
  )
}
