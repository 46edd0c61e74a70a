import { createMailer, type MailConfig } from './create-mailer.ts'
import type { Mailer } from './mailer.ts'

/** A transport that follows the configuration of a running shop. */
export function liveMailer(config: MailConfig): Mailer {
  let current: { readonly key: string; readonly mailer: Mailer } | undefined
  const mailer = () => {
    const { SMTP_URL, RESEND_API_KEY, MAIL_FROM } = config
    const key = JSON.stringify([SMTP_URL, RESEND_API_KEY, MAIL_FROM])
    if (current?.key !== key) current = { key, mailer: createMailer(config) }
    return current.mailer
  }
  return {
    get way() {
      return mailer().way
    },
    send: (mail, signal) => mailer().send(mail, signal),
  }
}
