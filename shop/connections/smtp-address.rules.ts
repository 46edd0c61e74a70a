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

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) < 65_536
const isHost = (text: string) => /^[\w.-]{1,253}$|^\[[\da-f:.]+\]$/i.test(text)

/** Every field that is wrong or missing; none of an empty form, nor of one where only the port was left. */
export function invalidMailFields(sender: string, parts: SmtpParts): string[] {
  const { smtp_host: host, smtp_port: port, smtp_user: user, smtp_password: password } = parts
  const invalid = {
    MAIL_FROM: sender === '' && host !== '',
    smtp_host: host === '' ? user + password !== '' : !isHost(host),
    smtp_port: port !== '' && host + user + password !== '' && !isPort(port),
    smtp_user: user === '' && password !== '',
    smtp_password: user !== '' && password === '',
  }
  return Object.entries(invalid).flatMap(([name, isInvalid]) => (isInvalid ? [name] : []))
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
