import { data } from 'react-router'
import type { Ctx } from '#platform/ctx.ts'
import { setsToInviteInto } from '#shop/permissions/sets/sets.service.server.ts'
import { readInvitation, readInvitationId } from '#shop/staff/invitation.input.ts'
import type { InvitationFields, InvitationProblem } from '#shop/staff/invitation.rules.ts'
import {
  type CreatedInvitation,
  createInvitation,
  revokeInvitation,
} from '#shop/staff/invitations.service.server.ts'
import type { AccountResult } from '#web/account/sign-in/account-result.ts'
import { type Posted, postedFields } from '#web/shell/request/request-body.server.ts'

export interface InvitationResult extends Pick<AccountResult, 'failure'> {
  readonly made?: CreatedInvitation
  readonly invalid?: {
    readonly problems: readonly InvitationProblem[]
    readonly fields: InvitationFields
  }
  readonly isRevoked?: boolean
}

async function create(ctx: Ctx, posted: Posted) {
  const read = readInvitation(posted)
  if (!read.ok) return data<InvitationResult>({ invalid: read }, { status: 400 })
  const sets = await setsToInviteInto(ctx)
  const { set = null } = read.input
  const group = sets.find(({ id }) => id === set)?.name ?? ''
  if (set !== null && group === '') {
    const problems = [{ field: 'set', code: 'set_unknown' }] as const
    return data<InvitationResult>({ invalid: { problems, fields: read.input } }, { status: 400 })
  }
  return data<InvitationResult>({ made: await createInvitation(ctx, read.input, { group }) })
}

async function revoke(ctx: Ctx, posted: Posted) {
  const id = readInvitationId(posted)
  const isRevoked = id !== null && (await revokeInvitation(ctx, id)).ok
  return data<InvitationResult>({ isRevoked }, { status: isRevoked ? 200 : 409 })
}

/** Handles the forms of the invitations page. */
export async function handleInvitation(ctx: Ctx, request: Request) {
  const posted = await postedFields(request)
  return posted.intent === 'revoke' ? revoke(ctx, posted) : create(ctx, posted)
}
