import { z } from 'zod'

/** What the list of people is asked for. */
export const UserQuery = z.object({
  q: z.string().trim().max(100).catch(''),
  pagina: z.coerce.number().int().min(1).max(100_000).catch(1),
})

/** What is to become of somebody. */
export const UserInput = z.object({
  intent: z.enum(['demote', 'sign_out', 'delete']),
  id: z.uuid(),
})
