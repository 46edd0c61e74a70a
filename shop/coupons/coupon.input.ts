import { z } from 'zod'

/** What is typed; its length is the rules' affair, so that a long one is answered like a wrong one. */
export const typedCode = z.object({ code: z.string() })
