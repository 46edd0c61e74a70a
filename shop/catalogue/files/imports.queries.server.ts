import { sql } from 'kysely'
import type { Tx } from '#platform/database/transaction.ts'
import type { LeftProduct, Use } from './import-undo.rules.ts'
import type { Plan } from './plan.rules.ts'

export type ImportState = 'checked' | 'applied' | 'undone'

export interface ProductImport {
  readonly id: string
  readonly madeAt: string
  readonly fileName: string
  readonly state: ImportState
  readonly plan: Plan
}

interface NewImport {
  readonly id: string
  readonly at: Date
  readonly by: string | null
  readonly fileName: string
  readonly plan: Plan
}

export const insertImport = (tx: Tx, { id, at, by, fileName, plan }: NewImport) =>
  tx
    .insertInto('product_imports')
    .values({
      id,
      made_at: at,
      made_by: by,
      file_name: fileName,
      state: 'checked',
      plan: JSON.stringify(plan),
    })
    .execute()

const imports = (tx: Tx) =>
  tx.selectFrom('product_imports').select(['id', 'made_at', 'file_name', 'state', 'plan'])

type Row = Awaited<ReturnType<ReturnType<typeof imports>['execute']>>[number]

const toImport = (row: Row | undefined): ProductImport | null =>
  row
    ? {
        id: row.id,
        madeAt: row.made_at.toISOString(),
        fileName: row.file_name,
        state: row.state as ImportState,
        plan: row.plan as unknown as Plan,
      }
    : null

export const importById = async (tx: Tx, id: string) =>
  toImport(await imports(tx).where('id', '=', id).executeTakeFirst())

export const lockImport = async (tx: Tx, id: string) =>
  toImport(await imports(tx).where('id', '=', id).forUpdate().executeTakeFirst())

/** The latest applied import that changed products and was not undone. */
export const lastApplied = async (tx: Tx) =>
  toImport(
    await imports(tx)
      .where('state', '=', 'applied')
      .orderBy('decided_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  )

export const decideImport = (tx: Tx, id: string, state: ImportState, at: Date) =>
  tx.updateTable('product_imports').set({ state, decided_at: at }).where('id', '=', id).execute()

/** What is applied of a preview. */
export const storeChanges = (tx: Tx, id: string, changes: Plan['changes']) =>
  sql`
    update product_imports set plan = jsonb_set(plan, '{changes}', ${JSON.stringify(changes)}::jsonb)
    where id = ${id}`.execute(tx)

/** What an undone import left as it was. */
export const storeLeft = (tx: Tx, id: string, left: readonly LeftProduct[]) =>
  sql`
    update product_imports set plan = jsonb_set(plan, '{left}', ${JSON.stringify(left)}::jsonb)
    where id = ${id}`.execute(tx)

/** Deletes imports that were previewed and never applied. */
export const forgetChecked = (tx: Tx, before: Date) =>
  tx
    .deleteFrom('product_imports')
    .where('state', '=', 'checked')
    .where('made_at', '<', before)
    .execute()

/** The newest order of each of these products, and every kit that holds one of them. */
export async function usesIn(tx: Tx, ids: readonly string[]): Promise<Use[]> {
  const { rows } = await sql<{ id: string; kind: Use['kind']; by: string; name: string }>`
    with asked as (select unnest(${[...ids]}::uuid[]) as id), ordered as (
      select l.product_id as id, l.order_id from order_lines l join asked on asked.id = l.product_id
      union
      select m.product_id, m.order_id from stock_movements m join asked on asked.id = m.product_id
    )
    (select distinct on (ordered.id) ordered.id, 'ordered' as kind, o.order_number as by, o.order_number as name
      from ordered join orders o on o.id = ordered.order_id order by ordered.id, o.placed_at desc)
    union all
    (select k.component_id, 'in_kit', kit.id::text, kit.name
      from kit_components k join asked on asked.id = k.component_id join products kit on kit.id = k.kit_id
      order by kit.name)`.execute(tx)
  return rows.map(({ id, kind, by, name }) => ({ id, kind, by: { id: by, name } }))
}
