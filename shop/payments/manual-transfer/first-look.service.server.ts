import type { Needs } from '#platform/ctx.ts'
import { userNames } from '#shop/accounts/users/user-admin.service.server.ts'
import type { FirstLook } from './zelle-case.rules.ts'

interface Looked {
  readonly first_by: string | null
  readonly first_at: Date | null
}

/** Null while nobody saw it; one's own name is not asked. */
export async function firstLook(
  ctx: Needs,
  { first_by, first_at }: Looked,
  me: string,
): Promise<FirstLook | null> {
  if (!first_by || !first_at) return null
  if (first_by === me) return { isMe: true, name: '', at: first_at }
  const known = (await userNames(ctx, [first_by]))[first_by]
  return { isMe: false, name: known?.name || known?.email || '', at: first_at }
}
