import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import { compose, type Sender } from './compose.ts'
import { type Mailer, MailRefused } from './mailer.ts'
import { once } from './once.ts'

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/

function optionsOf(address: string) {
  const url = new URL(address)
  const isHere = loopback.test(url.hostname)
  const secure = url.protocol === 'smtps:'
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    auth: url.username
      ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
      : undefined,
    // a password must not leave this machine unencrypted
    requireTLS: !secure && !isHere && url.username !== '',
    tls: { rejectUnauthorized: !isHere },
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  }
}

/** A permanent rejection of this recipient or text; rejections of the sender or password can be fixed. */
const isRefusal = ({ responseCode = 0, command }: SMTPConnection.SMTPError) =>
  responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')

export function smtpMailer(address: string, sender: Sender): Mailer {
  const options = optionsOf(address)
  const transport = once(async () => (await import('nodemailer')).createTransport(options))
  return {
    way: `SMTP server ${options.host}:${options.port}`,
    async send(mail, signal) {
      try {
        const { response } = await (await transport()).sendMail({
          ...compose(mail, sender),
          signal,
        })
        return response
      } catch (error) {
        const { message } = error as Error
        throw isRefusal(error as SMTPConnection.SMTPError)
          ? new MailRefused(message, { cause: error })
          : error
      }
    },
  }
}
