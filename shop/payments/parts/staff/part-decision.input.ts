import { z } from 'zod'
import { parseMoney } from '#kernel/money-input.ts'
import { oneLine } from '#kernel/text/text-input.ts'
import { readAttempt } from '#shop/orders/lifecycle/staff-action.input.ts'
import { normaliseReference } from '../../manual-transfer/transfer.rules.ts'

const line = (maxLength: number) =>
  z
    .string()
    .catch('')
    .transform((input) => oneLine(input, maxLength))

/** An administrator's decision about the money of one part. */
export const partDecision = z.object({
  intent: z.enum(['confirm', 'return', 'look_again', 'not_seen']),
  part: z.uuid(),
  reference: z.string().catch('').transform(normaliseReference),
  amount: line(20).transform((input) => parseMoney(input)),
  reason: line(400),
  /** The part's money when the form was shown; a request without a form has none. */
  seen: line(60),
  /** The idempotency key of the form. */
  attempt: z.unknown().optional().transform(readAttempt),
})
export type PartDecision = z.infer<typeof partDecision>
