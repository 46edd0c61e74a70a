/** An SMTP server as its owner knows it. */
export interface SmtpParts {
  readonly smtp_host: string
  readonly smtp_port: string
  readonly smtp_user: string
  readonly smtp_password: string
}

const encryptedPort = '465'
const usualPort = '587'

/** The address of the server; empty without a host. Port 465 is encrypted from the start, others once connected. */
export function smtpAddress({ smtp_host: host, ...parts }: SmtpParts): string {
  if (host === '') return ''
  const port = parts.smtp_port || usualPort
  const user = encodeURIComponent(parts.smtp_user)
  const password = encodeURIComponent(parts.smtp_password)
  const login = user === '' ? '' : `${user}:${password}@`
  return `${port === encryptedPort ? 'smtps' : 'smtp'}://${login}${host}:${port}`
}

const none: SmtpParts = { smtp_host: '', smtp_port: '', smtp_user: '', smtp_password: '' }

export function smtpParts(address: string): SmtpParts {
  if (!URL.canParse(address)) return none
  const { protocol, hostname, port, username, password } = new URL(address)
  return {
    smtp_host: hostname,
    smtp_port: port || (protocol === 'smtps:' ? encryptedPort : usualPort),
    smtp_user: decodeURIComponent(username),
    smtp_password: decodeURIComponent(password),
  }
}
