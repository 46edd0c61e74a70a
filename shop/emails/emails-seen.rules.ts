interface Shown {
  readonly email: string
  readonly recipient: string
  readonly subject: string
  readonly text: string
}

/** A deadline of so many hours is another minute with every look. */
const hours = /\d{1,2}:\d{2}(?:\s?[ap]\.?\s?m\b\.?)?/giu

/** A short name for a text, no secret (FNV-1a, twice). */
function nameOf(text: string): string {
  let [one, other] = [0x811c9dc5, 0x01000193]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 0x01000193)
    other = Math.imul(other ^ (code + at), 0x85ebca6b)
  }
  return [one, other].map((half) => (half >>> 0).toString(36)).join('-')
}

/** Names what a question showed, as its confirmation carries it; in whatever order. */
export const emailsSeen = (emails: readonly Shown[]): string =>
  nameOf(
    emails
      .map(({ email, recipient, subject, text }) =>
        [email, recipient, subject, text.replace(hours, '')].join('\n'),
      )
      .sort()
      .join('\f'),
  )

/** Whether what would leave is not what was read; what writes nothing needs no reading. */
export const isUnread = (seen: unknown, emails: readonly Shown[]): boolean =>
  typeof seen === 'string' && emails.length > 0 && seen !== emailsSeen(emails)
