import { z } from 'zod'

/** Whom `run-compliance-scan` is asked about. */
export const customerScan = z.object({ customerName: z.string().trim().min(1).max(200) })
