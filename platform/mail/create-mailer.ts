import path from 'node:path'
import type { Config } from '../config.ts'
import { apiMailer } from './api-mailer.ts'
import { fileMailer } from './file-mailer.ts'
import type { Mailer } from './mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'

export type MailConfig = Pick<
  Config,
  'SHOP_URL' | 'DATA_DIR' | 'MAIL_FROM' | 'MAIL_API_BASE' | 'SMTP_URL' | 'RESEND_API_KEY'
>

/** The configured transport; without one e-mails are written to files in the data folder. */
export function createMailer(config: MailConfig): Mailer {
  const { hostname: host } = new URL(
    URL.canParse(config.SHOP_URL) ? config.SHOP_URL : 'http://localhost',
  )
  const sender = { from: config.MAIL_FROM || `tienda@${host}`, host }
  if (config.SMTP_URL !== '') return smtpMailer(config.SMTP_URL, sender)
  if (config.RESEND_API_KEY !== '')
    return apiMailer({ base: config.MAIL_API_BASE, key: config.RESEND_API_KEY }, sender)
  return fileMailer(path.resolve(config.DATA_DIR, 'mail'), sender)
}
