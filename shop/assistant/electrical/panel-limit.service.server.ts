import { format } from '#kernel/messages.ts'
import type { PartCount } from '#shop/electrical/parts/system.rules.ts'
import { panelLimitOf } from '#shop/solar/system/panel-limit.rules.ts'
import { note } from '../replies/facts.rules.ts'
import type { ReplyContext } from '../replies/reply-context.service.server.ts'

/** The yes: without reserve, or only with few panels. */
export function yesOf(
  { offerMessages: { together } }: ReplyContext,
  parts: readonly PartCount[],
  isNeedless: boolean,
): string {
  if (panelLimitOf(parts)) return together.onlyUpTo
  return isNeedless ? together.needless : together.yes
}

/** Up to which panels a controller may go with a battery that takes less than it could give. */
export function limitText(
  { offerMessages, facts, number }: ReplyContext,
  parts: readonly PartCount[],
): string {
  const limit = panelLimitOf(parts)
  if (!limit) return ''
  note(facts, { figures: [limit.watts, limit.controllerA, limit.maxChargeA] })
  return format(offerMessages.together.upToWatts, {
    watts: number(limit.watts),
    controller: number(limit.controllerA),
    max: number(limit.maxChargeA),
  })
}
