import type { Tx } from '#platform/database/transaction.ts'
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

/** Deletes imports that were previewed and never applied. */
export const forgetChecked = (tx: Tx, before: Date) =>
  tx
    .deleteFrom('product_imports')
    .where('state', '=', 'checked')
    .where('made_at', '<', before)
    .execute()
