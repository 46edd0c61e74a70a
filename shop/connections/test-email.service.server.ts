import { randomUUID } from 'node:crypto'
import { format } from '#kernel/messages.ts'
import { secondMs } from '#kernel/time.ts'
import type { Needs, ServiceConfig } from '#platform/ctx.ts'
import { createMailer } from '#platform/mail/create-mailer.ts'
import { currentShopFacts } from '#shop/settings/settings.service.server.ts'
import { type MailProblem, mailProblem, withoutSecrets } from './mail-problem.rules.ts'
import { messages } from './messages/messages.ts'
import { smtpParts } from './smtp-address.rules.ts'

export type TestEmail =
  | { readonly ok: true; readonly toFile: boolean }
  | { readonly ok: false; readonly problem: string; readonly kind: MailProblem }

const maxWaitMs = 20 * secondMs
const maxProblemLength = 300

const secretsOf = ({ SMTP_URL, RESEND_API_KEY }: ServiceConfig): string[] => {
  const { smtp_password: password } = smtpParts(SMTP_URL)
  return [password, encodeURIComponent(password), RESEND_API_KEY]
}

/** Sends an e-mail at once, past the outbox, so that whoever set the service reads what it answers. */
export async function sendTestEmail(
  ctx: Needs<'locale' | 'now' | 'config' | 'shopUrl'>,
  to: string,
  timeoutMs = maxWaitMs,
): Promise<TestEmail> {
  const { shopName, supportEmail } = await currentShopFacts(ctx)
  const { subject, body } = messages.connections[ctx.locale].test
  const text = format(body, { shop: shopName })
  const mailer = createMailer({ ...ctx.config, SHOP_URL: ctx.shopUrl })
  const html = `<p>${text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</p>`
  const mail = { id: randomUUID(), to, replyTo: supportEmail, html, text, createdAt: ctx.now }
  try {
    await mailer.send(
      { ...mail, subject: format(subject, { shop: shopName }) },
      AbortSignal.timeout(timeoutMs),
    )
    const { SMTP_URL, RESEND_API_KEY } = ctx.config
    return { ok: true, toFile: SMTP_URL + RESEND_API_KEY === '' }
  } catch (error) {
    const { message, cause } = error as Error
    const answer = cause instanceof Error ? `${message}: ${cause.message}` : message
    const problem = withoutSecrets(answer, secretsOf(ctx.config)).slice(0, maxProblemLength)
    return { ok: false, problem, kind: mailProblem(error as Error) }
  }
}
