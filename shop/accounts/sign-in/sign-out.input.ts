import { z } from 'zod'

export const signOutScopes = ['local', 'others', 'global'] as const

/** Which sessions a sign-out ends; this one where none is named, null for an unknown name. */
export const signOutScope = z
  .enum(signOutScopes)
  .optional()
  .transform((scope) => scope ?? 'local')
  .nullable()
  .catch(null)
