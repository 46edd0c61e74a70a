import { alternatives } from '#kernel/alternatives.ts'
import { format } from '#kernel/messages.ts'
import type { Ctx } from '#platform/ctx.ts'
import { messagesIn } from '#web/shell/request/messages.server.ts'

/** From choosing to delivery; the payment names the methods that are open now, or who takes the order. */
export function howToBuy({ locale }: Pick<Ctx, 'locale'>, methods: readonly string[]) {
  const { title, policy, steps } = messagesIn(locale).home.how
  const { before, paying, noMethod, after } = steps
  const named = {
    ...paying,
    title: format(paying.title, { methods: alternatives(locale, methods) }),
  }
  return { title, policy, steps: [...before, methods.length === 0 ? noMethod : named, after] }
}
