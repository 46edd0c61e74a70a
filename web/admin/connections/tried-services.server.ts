import { format } from '#kernel/messages.ts'
import type { Ctx } from '#platform/ctx.ts'
import { rememberTry } from '#shop/connections/last-try.service.server.ts'
import { sendTestEmail } from '#shop/connections/test-email.service.server.ts'
import { payPalWebhookUrl, tryPayPal } from '#shop/payments/paypal/try-paypal.service.server.ts'
import { signedInUser } from '#web/session/require-access.server.ts'
import { messagesIn } from '#web/shell/request/messages.server.ts'

/** What was tried, by the value of its button. */
const triedForms = { test: 'mail', try: 'paypal' } as const
export type TryIntent = keyof typeof triedForms

export interface TriedService {
  readonly form: (typeof triedForms)[TryIntent]
  readonly notice: string
  /** What the service answered, word for word. */
  readonly detail: string | null
  readonly isBad: boolean
}

/** Sends the administrator a test e-mail. */
async function triedMail(ctx: Ctx) {
  const { test } = messagesIn(ctx.locale).connections
  const { email } = signedInUser(ctx)
  const sent = await sendTestEmail(ctx, email)
  await rememberTry(ctx, 'mail', sent.ok && !sent.toFile)
  if (!sent.ok) return { notice: test.problems[sent.kind], detail: sent.problem, isBad: true }
  const text = sent.toFile ? test.toFile : test.sent
  return { notice: format(text, { email }), detail: null, isBad: sent.toFile }
}

/** Asks PayPal whether it takes the keys and knows the webhook. */
async function triedPayPal(ctx: Ctx) {
  const { paypal } = messagesIn(ctx.locale).connections
  const result = await tryPayPal(ctx)
  await rememberTry(ctx, 'paypal', result.ok)
  if (!result.ok) return { notice: paypal[result.code], detail: null, isBad: true }
  const webhook = format(paypal.webhooks[result.webhook], { url: payPalWebhookUrl(ctx.shopUrl) })
  const isBad = result.webhook !== 'known'
  return { notice: `${paypal.right} ${webhook}`, detail: null, isBad }
}

const checks = { test: triedMail, try: triedPayPal } as const

/** Tries a service; null for another button. */
export async function triedService(ctx: Ctx, intent: unknown): Promise<TriedService | null> {
  if (intent !== 'test' && intent !== 'try') return null
  return { form: triedForms[intent], ...(await checks[intent](ctx)) }
}
