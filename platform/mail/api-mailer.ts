import type { Sender } from './compose.ts'
import { type Mail, type Mailer, MailRefused } from './mailer.ts'

interface ActionResult {
  readonly id?: unknown
  readonly name?: unknown
  readonly message?: unknown
}

const bodyOf = (mail: Mail, { from, host }: Sender) => ({
  from,
  to: [mail.to],
  subject: mail.subject,
  html: mail.html,
  text: mail.text,
  ...(mail.replyTo === '' ? {} : { reply_to: mail.replyTo }),
  headers: { 'Message-ID': `<${mail.id}@${host}>`, 'Auto-Submitted': 'auto-generated' },
})

/** Errors about this e-mail; errors about the key, the sender or the quota can be fixed or pass. */
const isRefusal = (status: number, name: unknown) =>
  name === 'invalid_idempotent_request' ||
  ([400, 422].includes(status) && name !== 'invalid_from_address')

export interface ApiAccess {
  readonly base: string
  readonly key: string
}

/** An e-mail service over HTTP that speaks as Resend does. */
export function apiMailer({ base, key }: ApiAccess, sender: Sender): Mailer {
  return {
    way: `e-mail API ${new URL(base).host}`,
    async send(mail, signal) {
      const response = await fetch(`${base}/emails`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${key}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': mail.id,
        },
        body: JSON.stringify(bodyOf(mail, sender)),
        redirect: 'error',
        signal,
      })
      const result = ((await response.json().catch(() => null)) ?? {}) as ActionResult
      if (response.ok) return String(result.id ?? '')
      const text = `the e-mail API answered ${response.status} ${result.name ?? ''}: ${result.message ?? ''}`
      throw isRefusal(response.status, result.name) ? new MailRefused(text) : new Error(text)
    },
  }
}
