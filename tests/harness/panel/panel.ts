import { sql } from 'kysely'
import type { Ctx } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { testApp, type Visit, visit } from '../app/app.ts'
import { asSystemActor, ctxOf } from '../database/actors.ts'
import { testDatabase } from '../database/database.ts'
import { anOwner } from '../users/staff.ts'
import { signingConfig } from '../users/users.ts'

type Fields = Readonly<Record<string, string | Buffer | readonly string[]>>

export interface Panel {
  /** The administrator who sits before it. */
  readonly id: string
  readonly cookie: string
  readonly ctx: Ctx
  readonly system: Ctx
  readonly open: (path: string) => Promise<Visit>
  readonly send: (path: string, fields: Fields) => Promise<Visit>
  readonly sendJson: (path: string, body: unknown) => Promise<Visit>
}

function formOf(fields: Fields): FormData {
  const form = new FormData()
  for (const [name, overrides] of Object.entries(fields))
    for (const value of Array.isArray(overrides) ? overrides : [overrides])
      form.append(
        name,
        typeof value === 'string' ? value : new File([new Uint8Array(value)], 'a.bin'),
      )
  return form
}

/** The panel of an owner, in a browser without scripts. */
export async function aPanel(): Promise<Panel> {
  const db = await testDatabase()
  const { id, cookie } = await anOwner(db)
  const app = await testApp({ now: () => new Date() })
  const headers = { Cookie: cookie }
  const post = (path: string, init: RequestInit) => visit(app, path, { method: 'POST', ...init })
  const overrides = { config: signingConfig, now: new Date() }
  return {
    ...{ id, cookie },
    ctx: ctxOf(db, { role: 'admin', id }, overrides),
    system: await asSystemActor(overrides),
    open: (path) => visit(app, path, { headers }),
    send: (path, fields) => post(path, { headers, body: formOf(fields) }),
    sendJson: (path, body) =>
      post(path, {
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
  }
}

/** What is only ever added to, and the column that names who added it. */
const traces = {
  audit_entries: 'by_user',
  donation_changes: 'by_user',
  hold_steps: 'by_user',
  order_changes: 'by_user',
  order_costs: 'noted_by',
  payments: 'noted_by',
} as const
export type Trace = keyof typeof traces

/** How much somebody has left in a table that is only ever added to. */
export const tracesOf = async (table: Trace, user: string): Promise<number> =>
  inTransaction(asSystem(await testDatabase(), 'a test counts traces'), async ({ tx }) => {
    await sql`select set_config('role', 'admin', true)`.execute(tx)
    const { rows } = await sql<{ count: number }>`select count(*)::int as count
      from ${sql.table(table)} where ${sql.ref(traces[table])} = ${user}::uuid`.execute(tx)
    return rows[0]?.count ?? 0
  })
