import type { Ctx } from '#platform/ctx.ts'
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
  saveSet,
  stepDown,
} from '#shop/permissions/sets/sets.service.server.ts'
import { signedInUser } from '#web/session/require-access.server.ts'
import { type Posted, textsIn } from '#web/shell/request/request-body.server.ts'
import { saveMerged } from '../forms/save-merged.server.ts'

/** Does what the owner decided about sets, people and owners. */
async function changePermissions(ctx: Ctx, input: PermissionChange) {
  if (input.intent === 'save_set')
    return saveSet(ctx, { ...input, permissions: permissionsOf(input.permissions) })
  if (input.intent === 'remove_set') return removeSet(ctx, input.id)
  const about = input.intent === 'step_down' ? signedInUser(ctx).id : input.user
  const person = (await staffList(ctx)).find(({ id }) => id === about)
  if (!person) return { ok: false, code: 'person_not_found' } as const
  if (input.intent === 'step_down') return stepDown(ctx, person)
  return input.intent === 'assign' ? assignSet(ctx, person, input.set) : nameOwner(ctx, person)
}

async function decide(ctx: Ctx, posted: Posted) {
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
