import type { Locale } from '#kernel/locale.ts'
import { format } from '#kernel/messages.ts'
import type { Ctx } from '#platform/ctx.ts'
import { messages } from './messages/messages.ts'
import { whyRefused } from './why-refused.rules.ts'

/** What the shop did not accept, and why, in words. */
export const refusedMessage = (ctx: Pick<Ctx, 'locale'>, code: string): string => {
  const { refused, refusals } = findingMessages(ctx)
  return format(refused, { why: whyRefused(refusals, code) })
}

export const findingMessages = ({
  locale,
}: Pick<Ctx, 'locale'>): (typeof messages.testCentre)[Locale]['findings'] =>
  messages.testCentre[locale].findings
