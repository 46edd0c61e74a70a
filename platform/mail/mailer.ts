/** A rendered e-mail. */
export interface Mail {
  readonly id: string
  readonly to: string
  readonly replyTo: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly createdAt: Date
}

/** A transport for e-mails. Sending the same id twice delivers one e-mail, where the other side supports it. */
export interface Mailer {
  /** For the log: the destination of e-mails. */
  readonly way: string
  /** Resolves with the id assigned by the other side; rejects with `MailRefused` or a temporary error. */
  send(mail: Mail, signal: AbortSignal): Promise<string>
}

/** The other side rejects this e-mail permanently: a retry is useless. */
export class MailRefused extends Error {
  override name = 'MailRefused'
}
