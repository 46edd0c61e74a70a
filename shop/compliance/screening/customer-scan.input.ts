import { z } from 'zod'

/** The body of `run-compliance-scan`. */
export const customerScan = z.object({ customerName: z.string().trim().min(1).max(200) })
