/** A letter that is ready to leave. */
export interface Mail {
  readonly id: string
  readonly to: string
  readonly replyTo: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly createdAt: Date
}

/** A way out for letters. The same id sent twice is one letter, where the other side can tell. */
export interface Mailer {
  /** For the log: where letters go. */
  readonly way: string
  /** Resolves with the name that the other side gave the letter; rejects with `MailRefused` or what may pass. */
  send(mail: Mail, signal: AbortSignal): Promise<string>
}

/** The other side will never take this letter: trying again is of no use. */
export class MailRefused extends Error {
  override name = 'MailRefused'
}
