import type { Locale } from '#kernel/locale.ts'
import type { Ctx } from '#platform/ctx.ts'
import { messages } from './messages/messages.ts'

export const findingMessages = ({
  locale,
}: Pick<Ctx, 'locale'>): (typeof messages.testCentre)[Locale]['findings'] =>
  messages.testCentre[locale].findings
