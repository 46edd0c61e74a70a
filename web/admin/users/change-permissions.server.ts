import type { Ctx } from '#platform/ctx.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { notifyOwners } from '#shop/accounts/users/owners.service.server.ts'
import { staffList } from '#shop/accounts/users/user-admin.service.server.ts'
import {
  type PermissionChange,
  permissionFormData,
  permissionsOf,
  readPermissionChange,
  setProblem,
} from '#shop/permissions/sets/set.input.ts'
import {
  assignSet,
  nameOwner,
  permissionSets,
  removeSet,
  type StaffMember,
  saveSet,
  stepDown,
} from '#shop/permissions/sets/sets.service.server.ts'
import { signedInUser } from '#web/session/require-access.server.ts'
import { type Posted, textsIn } from '#web/shell/request/request-body.server.ts'
import { saveMerged } from '../forms/save-merged.server.ts'

type Inside = Ctx & { readonly tx: Tx }

/** Does what the owner decided about sets, people and owners. */
async function changePermissions(ctx: Inside, input: PermissionChange) {
  if (input.intent === 'save_set')
    return saveSet(ctx, { ...input, permissions: permissionsOf(input.permissions) })
  if (input.intent === 'remove_set') return removeSet(ctx, input.id)
  const about = input.intent === 'step_down' ? signedInUser(ctx).id : input.user
  const person = (await staffList(ctx)).find(({ id }) => id === about)
  if (!person) return { ok: false, code: 'person_not_found' } as const
  if (input.intent === 'assign') return assignSet(ctx, person, input.set)
  return changeOwners(ctx, person, input.intent === 'name_owner')
}

/** Every owner reads of it, and whoever is none any more. */
async function changeOwners(ctx: Inside, { id, name, email }: StaffMember, isNamed: boolean) {
  const member = { id, name, email }
  const done = await (isNamed ? nameOwner(ctx, member) : stepDown(ctx, member))
  if (!done.ok) return done
  const person = [name, email].filter(Boolean).join(', ')
  const link = `${ctx.shopUrl}/admin/permisos`
  await notifyOwners(
    ctx,
    (by) => ({ kind: 'owners_changed', person, isNamed, by, at: ctx.now, link }),
    !isNamed,
  )
  return done
}

async function decide(ctx: Inside, posted: Posted) {
  const input = readPermissionChange(posted)
  if (!input) return { ok: false, code: 'not_understood', status: 400 } as const
  const problem = input.intent === 'save_set' && setProblem(input)
  if (problem) return { ok: false, code: problem, status: 400 } as const
  if ((input.intent === 'name_owner' || input.intent === 'step_down') && !input.isSure)
    return { ok: false, code: 'unconfirmed', status: 400 } as const
  const done = await changePermissions(ctx, input)
  return done.ok ? done : { ...done, status: 409 }
}

/** A form of the owner's page: what another owner changed meanwhile stays. */
export const savePermissions = (ctx: Ctx, posted: Posted) =>
  saveMerged(ctx, posted, {
    name: 'permissions',
    stored: async (inside) =>
      permissionFormData(textsIn(posted), (await permissionSets(inside)).sets),
    save: (inside, input) => decide(inside, { ...posted, ...input }),
  })
