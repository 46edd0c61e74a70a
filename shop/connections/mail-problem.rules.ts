export type MailProblem =
  | 'login'
  | 'unreachable'
  | 'unknown_host'
  | 'silent'
  | 'encryption'
  | 'other'

/** By the code of the error, else by what the service answered. */
const kinds: readonly (readonly [RegExp, MailProblem])[] = [
  [/EAUTH|\b(401|403)\b|\b535\b/, 'login'],
  [/ENOTFOUND|EAI_AGAIN|EDNS/, 'unknown_host'],
  [/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/, 'unreachable'],
  [/CERT|ETLS|\bSSL\b|\bTLS\b|wrong version number/i, 'encryption'],
  [/ETIMEDOUT|EABORT|TimeoutError|[Tt]imeout/, 'silent'],
]

interface Fault {
  readonly name?: string
  readonly code?: unknown
  readonly message?: string
  readonly cause?: unknown
}

const textOf = ({ name = '', code = '', message = '' }: Fault) => `${name} ${code} ${message}`

/** Why an e-mail of a test did not leave. */
export function mailProblem(fault: Fault): MailProblem {
  const inner = (fault.cause ?? {}) as Fault
  const text = `${textOf(fault)} ${textOf(inner)}`
  return kinds.find(([pattern]) => pattern.test(text))?.[1] ?? 'other'
}

/** Without the secrets that a service may repeat in its answer. */
export const withoutSecrets = (text: string, secrets: readonly string[]): string =>
  secrets
    .filter((secret) => secret.length > 3)
    .reduce((shown, secret) => shown.replaceAll(secret, '…'), text)
