import { ok, type Result, refused } from '#kernel/result.ts'
import type { Permission } from '#kernel/user.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction, type Tx } from '#platform/database/transaction.ts'
import type { NotedFields } from '#shop/audit/audit.rules.ts'
import { type Change, recordChanges } from '#shop/audit/audit.service.server.ts'
import { deleteOwner, insertOwner, lockOwners, ownerIds } from '../owners.queries.server.ts'
import {
  deleteMember,
  deleteSet,
  insertMember,
  insertSet,
  type OfferedSet,
  offeredSets,
  type PermissionSet,
  putMember,
  storedSets,
  updateSet,
} from './sets.queries.server.ts'

type Owning = Needs<'now' | 'requestId'>

export interface StaffMember {
  readonly id: string
  readonly name: string
  readonly email: string
}

export type PermissionRefusal =
  | 'not_owner'
  | 'set_not_found'
  | 'name_taken'
  | 'set_in_use'
  | 'person_not_found'
  | 'person_owns'
  | 'person_in_set'
  | 'last_owner'
type Done = Result<null, PermissionRefusal>

/** The sets with their members, and who owns the shop. */
export const permissionSets = (
  ctx: Needs,
): Promise<{ sets: PermissionSet[]; owners: readonly string[] }> =>
  inTransaction(ctx, async ({ tx }) => {
    const [sets, owners] = await Promise.all([storedSets(tx), ownerIds(tx)])
    return { sets, owners }
  })

/** For staff: the sets that an invitation may name. */
export const setsToInviteInto = (ctx: Needs): Promise<OfferedSet[]> =>
  inTransaction(ctx, ({ tx }) => offeredSets(tx))

interface Inside {
  readonly tx: Tx
  readonly me: string
  readonly sets: readonly PermissionSet[]
  readonly owners: readonly string[]
  readonly note: (change: Omit<Change, 'area'>) => Promise<unknown>
}

/** One owner after the other, so that nobody decides on what has just changed. */
const asOwner = (ctx: Owning, work: (inside: Inside) => Promise<Done>): Promise<Done> =>
  inTransaction(ctx, async (inside): Promise<Done> => {
    const { tx, actor } = inside
    await lockOwners(tx)
    const owners = await ownerIds(tx)
    if (actor.role !== 'admin' || !owners.includes(actor.id)) return refused('not_owner')
    const note: Inside['note'] = (change) =>
      recordChanges(inside, [{ area: 'permission', ...change }])
    return work({ tx, me: actor.id, sets: await storedSets(tx), owners, note })
  })

const noted = ({
  name,
  permissions,
}: Pick<PermissionSet, 'name' | 'permissions'>): NotedFields => ({
  name,
  permissions: [...permissions],
})

export interface SetInput {
  /** Null for a new one. */
  readonly id: string | null
  readonly name: string
  readonly permissions: readonly Permission[]
}

export const saveSet = (ctx: Owning, input: SetInput): Promise<Done> =>
  asOwner(ctx, async ({ tx, sets, note }) => {
    const before = sets.find(({ id }) => id === input.id)
    if (input.id !== null && !before) return refused('set_not_found')
    if (sets.some(({ id, name }) => name === input.name && id !== input.id))
      return refused('name_taken')
    if (before) await updateSet(tx, before.id, input)
    else await insertSet(tx, input)
    const action = before ? 'changed' : 'created'
    await note({
      ...{ subject: input.name, action, after: noted(input) },
      before: before ? noted(before) : null,
    })
    return ok(null)
  })

/** Only an empty one: nobody may do more because a set is gone. */
export const removeSet = (ctx: Owning, id: string): Promise<Done> =>
  asOwner(ctx, async ({ tx, sets, note }) => {
    const before = sets.find((set) => set.id === id)
    if (!before) return refused('set_not_found')
    if (before.members.length > 0) return refused('set_in_use')
    await deleteSet(tx, id)
    await note({ subject: before.name, action: 'removed', before: noted(before), after: null })
    return ok(null)
  })

/** Puts an administrator into a set, or out of all of them. */
export const assignSet = (
  ctx: Owning,
  { email, id: userId }: StaffMember,
  setId: string | null,
): Promise<Done> =>
  asOwner(ctx, async ({ tx, sets, owners, note }) => {
    if (owners.includes(userId)) return refused('person_owns')
    const set = sets.find(({ id }) => id === setId)
    if (setId !== null && !set) return refused('set_not_found')
    const former = sets.find(({ members }) => members.includes(userId))
    if (set) await putMember(tx, userId, set.id)
    else await deleteMember(tx, userId)
    await note({
      ...{ subject: email, action: 'changed' },
      ...{ before: { set: former?.name ?? null }, after: { set: set?.name ?? null } },
    })
    return ok(null)
  })

export const nameOwner = (ctx: Owning, { email, id: userId }: StaffMember): Promise<Done> =>
  asOwner(ctx, async ({ tx, sets, owners, note }) => {
    if (owners.includes(userId)) return refused('person_owns')
    if (sets.some(({ members }) => members.includes(userId))) return refused('person_in_set')
    await insertOwner(tx, userId)
    await note({
      ...{ subject: email, action: 'changed' },
      ...{ before: { owner: false }, after: { owner: true } },
    })
    return ok(null)
  })

export const stepDown = (ctx: Owning, { email }: StaffMember): Promise<Done> =>
  asOwner(ctx, async ({ tx, me, owners, note }) => {
    if (owners.length < 2) return refused('last_owner')
    await note({
      ...{ subject: email, action: 'changed' },
      ...{ before: { owner: true }, after: { owner: false } },
    })
    await deleteOwner(tx, me)
    return ok(null)
  })

/** Who signs up with an invitation is in its set from the first moment; within the transaction that uses it. */
export const joinSet = async (
  { tx }: { readonly tx: Tx },
  userId: string,
  setId: string,
): Promise<void> => {
  await insertMember(tx, userId, setId)
}
