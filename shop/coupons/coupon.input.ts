import { z } from 'zod'

/** The length is checked by the rules, so that a long code gets the same refusal as an invalid one. */
export const typedCode = z.object({ code: z.string() })
