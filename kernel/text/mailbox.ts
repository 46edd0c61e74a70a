const mailboxesWithDots = ['gmail.com', 'googlemail.com']

/** One mailbox is one recipient: case, tags after a plus and Gmail's dots do not make another. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const host = email.slice(at + 1).toLowerCase()
  const [name = ''] = email.slice(0, at).toLowerCase().split('+')
  return mailboxesWithDots.includes(host)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${host}`
}
