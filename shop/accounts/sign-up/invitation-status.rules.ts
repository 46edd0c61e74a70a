import { isUuid } from '#kernel/text/uuid.ts'
export const invitationStatuses = [
  'checking',
  'valid',
  'invalid_no_token',
  'invalid_not_found',
  'expired',
  'used',
  'error_fetching',
  'error_exception',
] as const
export type InvitationStatus = (typeof invitationStatuses)[number]

/** The result of an invitation look-up; an error response differs from no response. */
export type InvitationLookup =
  | { readonly is: 'pending' }
  | { readonly is: 'found'; readonly usedAt: Date | null; readonly expiresAt: Date }
  | { readonly is: 'missing' }
  | { readonly is: 'error' }
  | { readonly is: 'no_answer' }

/** Codes that mean there is no such row. */
export const lookupOfCode = (code: string): InvitationLookup =>
  code === 'PGRST116' ? { is: 'missing' } : { is: 'error' }

const responses = {
  pending: 'checking',
  missing: 'invalid_not_found',
  error: 'error_fetching',
  no_answer: 'error_exception',
} as const

export function invitationStatus(
  token: string | null,
  lookup: InvitationLookup,
  now: Date,
): InvitationStatus {
  if (token === null || token.trim() === '') return 'invalid_no_token'
  if (!isUuid(token.trim())) return 'invalid_not_found'
  if (lookup.is !== 'found') return responses[lookup.is]
  if (lookup.usedAt !== null) return 'used'
  return lookup.expiresAt.getTime() <= now.getTime() ? 'expired' : 'valid'
}

/** Whether the form is open. */
export const isUsable = (status: InvitationStatus): boolean => status === 'valid'
