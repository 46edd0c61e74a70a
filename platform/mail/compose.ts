import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './mailer.ts'

export interface Sender {
  /** `Girasol <tienda@girasol.example>` or the address alone. */
  readonly from: string
  /** Right part of the Message-ID. */
  readonly host: string
}

/** The same e-mail is composed identically each time: its id and its date do not change. */
export const compose = (mail: Mail, { from, host }: Sender): SendMailOptions => ({
  from,
  to: { name: '', address: mail.to },
  ...(mail.replyTo === '' ? {} : { replyTo: { name: '', address: mail.replyTo } }),
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  date: mail.createdAt,
  messageId: `<${mail.id}@${host}>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
})
