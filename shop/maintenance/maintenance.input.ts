import { z } from 'zod'

/** What the switch sends, as JSON or as a form. */
export const maintenanceInput = z.object({
  on: z.union([z.boolean(), z.enum(['true', 'false']).transform((on) => on === 'true')]),
})
