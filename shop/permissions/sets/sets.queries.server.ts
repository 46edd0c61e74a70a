import { isPermission, type Permission } from '#kernel/user.ts'
import type { Tx } from '#platform/database/transaction.ts'

export interface PermissionSet {
  readonly id: string
  readonly name: string
  readonly permissions: readonly Permission[]
  /** The ids of those who are in it. */
  readonly members: readonly string[]
}

export async function storedSets(tx: Tx): Promise<PermissionSet[]> {
  const sets = await tx.selectFrom('permission_sets').selectAll().orderBy('name').execute()
  const members = await tx.selectFrom('permission_members').selectAll().execute()
  return sets.map(({ id, name, permissions }) => ({
    ...{ id, name, permissions: permissions.filter(isPermission) },
    members: members.filter(({ set_id }) => set_id === id).map(({ user_id }) => user_id),
  }))
}

export type OfferedSet = Omit<PermissionSet, 'members'>

export async function offeredSets(tx: Tx): Promise<OfferedSet[]> {
  const columns = ['id', 'name', 'permissions'] as const
  const sets = await tx.selectFrom('permission_sets').select(columns).orderBy('name').execute()
  return sets.map((set) => ({ ...set, permissions: set.permissions.filter(isPermission) }))
}

type Row = Pick<PermissionSet, 'name' | 'permissions'>
const columnsOf = ({ name, permissions }: Row) => ({ name, permissions: [...permissions] })

export const insertSet = (tx: Tx, row: Row) =>
  tx
    .insertInto('permission_sets')
    .values(columnsOf(row))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst()

export const updateSet = (tx: Tx, id: string, row: Row) =>
  tx.updateTable('permission_sets').set(columnsOf(row)).where('id', '=', id).execute()

export const deleteSet = (tx: Tx, id: string) =>
  tx.deleteFrom('permission_sets').where('id', '=', id).execute()

export const putMember = (tx: Tx, userId: string, setId: string) =>
  tx
    .insertInto('permission_members')
    .values({ user_id: userId, set_id: setId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ set_id: setId }))
    .execute()

/** Without an update: who has just signed up is in no set yet. */
export const insertMember = (tx: Tx, userId: string, setId: string) =>
  tx.insertInto('permission_members').values({ user_id: userId, set_id: setId }).execute()

export const deleteMember = (tx: Tx, userId: string) =>
  tx.deleteFrom('permission_members').where('user_id', '=', userId).execute()
