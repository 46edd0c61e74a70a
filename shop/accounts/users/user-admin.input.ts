import { z } from 'zod'

/** Search and page of the user list. */
export const UserQuery = z.object({
  q: z.string().trim().max(100).catch(''),
  pagina: z.coerce.number().int().min(1).max(100_000).catch(1),
})

/** Administrative actions on an account. */
export const UserInput = z.object({
  intent: z.enum(['demote', 'sign_out', 'delete', 'confirm', 'resend']),
  id: z.uuid(),
})
