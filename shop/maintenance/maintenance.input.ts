import { z } from 'zod'

/** The body of the switch, as JSON or a form. */
export const maintenanceInput = z.object({
  on: z.union([z.boolean(), z.enum(['true', 'false']).transform((on) => on === 'true')]),
  /** A page without scripts has asked before it closes the shop. */
  sure: z.literal('true').optional().catch(undefined),
})
