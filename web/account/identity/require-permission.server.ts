import { data } from 'react-router'
import type { Ctx } from '#platform/ctx.ts'
import { userNames } from '#shop/accounts/users/user-admin.service.server.ts'
import { shopOwners } from '#shop/permissions/owners.service.server.ts'
import {
  hasIntents,
  isPermitted,
  type Needed,
  neededToChange,
  neededToSee,
} from '#shop/permissions/panel-access.rules.ts'
import type { GateResult } from '#web/session/gate-result.ts'
import { typedFields } from './require-recent-password.server.ts'

/** The buttons that were pressed; a repeated name counts each time. */
async function intentsOf(path: string, request: Request): Promise<readonly string[]> {
  if (!hasIntents(path)) return []
  return (await typedFields(request)).filter(([name]) => name === 'intent').map(([, one]) => one)
}

/** The names of those who can give a permission. */
async function ownerNames(ctx: Ctx): Promise<string[]> {
  const users = await userNames(ctx, await shopOwners(ctx))
  return Object.values(users).map(({ name, email }) => name || email)
}

/** Throws the screen that says what is needed, unless the administrator may see the route or press the button. */
export async function requirePermission(
  ctx: Ctx,
  path: string,
  method: 'GET' | 'POST',
  request: Request,
): Promise<void> {
  const { user } = ctx
  if (!user) return
  const needed: readonly Needed[] =
    method === 'GET' ? [neededToSee(path)] : neededToChange(path, await intentsOf(path, request))
  const missing = needed.find((one) => !isPermitted(user, one))
  if (missing === undefined) return
  const result: GateResult = {
    gate: 'not_permitted',
    needed: missing,
    owners: await ownerNames(ctx),
  }
  throw data(result, { status: 403 })
}
