import type { Ctx } from '#platform/ctx.ts'
import { staffList } from '#shop/accounts/users/user-admin.service.server.ts'
import { type PermissionChange, permissionsOf } from '#shop/permissions/sets/set.input.ts'
import {
  assignSet,
  nameOwner,
  removeSet,
  saveSet,
  stepDown,
} from '#shop/permissions/sets/sets.service.server.ts'
import { signedInUser } from '#web/session/require-access.server.ts'

/** Does what the owner decided about sets, people and owners. */
export async function changePermissions(ctx: Ctx, input: PermissionChange) {
  if (input.intent === 'save_set')
    return saveSet(ctx, { ...input, permissions: permissionsOf(input.permissions) })
  if (input.intent === 'remove_set') return removeSet(ctx, input.id)
  const about = input.intent === 'step_down' ? signedInUser(ctx).id : input.user
  const person = (await staffList(ctx)).find(({ id }) => id === about)
  if (!person) return { ok: false, code: 'person_not_found' } as const
  if (input.intent === 'step_down') return stepDown(ctx, person)
  return input.intent === 'assign' ? assignSet(ctx, person, input.set) : nameOwner(ctx, person)
}
