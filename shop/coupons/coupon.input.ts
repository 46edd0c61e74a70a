import { z } from 'zod'

/** The length is checked by the rules, so that a long code gets the same refusal as an invalid one. */
export const couponCodeInput = z.object({ code: z.string() })
