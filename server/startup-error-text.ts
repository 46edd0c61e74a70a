import type { Config } from '#platform/config.ts'
import { StartupError } from '#platform/startup-error.ts'

interface Fault {
  readonly code?: string
  readonly message?: string
  readonly path?: string
  readonly port?: number
  readonly syscall?: string
}

const unreachable = ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH', 'ECONNRESET']
const unwritable = ['EACCES', 'EROFS', 'EPERM', 'ENOTDIR', 'EEXIST']
const untrusted =
  /^(UNABLE_TO_(VERIFY|GET)_|SELF_SIGNED_|DEPTH_ZERO_|CERT_(UNTRUSTED|SIGNATURE_FAILURE|HAS_EXPIRED|NOT_YET_VALID))/
const withoutTls = 'The server does not support SSL connections'
const serverRefused: Record<string, string> = {
  '28P01': 'does not accept this user and password',
  '3D000': 'has no database of this name',
  '53300': 'has no free connection',
  '57P03': 'is still starting',
}

const serverOf = (url: string) => (URL.canParse(url) ? new URL(url).host : url)

/** What stands between the shop and an encrypted connection whose other end is known. */
function encryptionAdvice({ code = '', message = '' }: Fault, server: string): string | null {
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return `The database server ${server} shows a certificate for another name (${code}). Write the name that stands in its certificate into DATABASE_URL.`
  if (untrusted.test(code))
    return `The database server ${server} shows a certificate that is not trusted (${code}). Give the file of its authority as sslrootcert in DATABASE_URL.`
  if (message === withoutTls)
    return `The database server ${server} does not offer TLS. Turn it on there (ssl = on), or correct DATABASE_URL.`
  // its message says which way: unencrypted, or without a certificate
  return code === '28000'
    ? `The database server ${server} does not accept this user: ${message}. Correct DATABASE_URL or MIGRATION_DATABASE_URL.`
    : null
}

/** A file that an address of the database names: a certificate, a key or an authority. */
function fileAdvice({ code, path, syscall }: Fault, config: Config): string | null {
  if (syscall !== 'open' || !path) return null
  const names = ['DATABASE_URL', 'MIGRATION_DATABASE_URL'] as const
  const name = names.find((one) => {
    const url = config[one]
    return URL.canParse(url) && [...new URL(url).searchParams.values()].includes(path)
  })
  return name
    ? `The file ${path} in ${name} cannot be read (${code}). Correct its path, or let the shop read it.`
    : null
}

function databaseAdvice(fault: Fault, config: Config): string | null {
  const { code = '' } = fault
  const server = serverOf(config.DATABASE_URL)
  if (unreachable.includes(code))
    return `The database server ${server} does not respond (${code}). Start it, or correct DATABASE_URL.`
  if (code in serverRefused)
    return `The database server ${server} ${serverRefused[code]}. Correct DATABASE_URL or MIGRATION_DATABASE_URL.`
  return encryptionAdvice(fault, server) ?? fileAdvice(fault, config)
}

function adviceFor(fault: Fault, config: Config | undefined): string | null {
  const { code = '', syscall } = fault
  const listening = syscall === 'listen'
  if (code === 'EADDRINUSE' && listening)
    return `Port ${config?.PORT} is already in use. Stop the other program, or set another PORT.`
  if (listening)
    return `The shop cannot listen on ${config?.HOST}:${config?.PORT} (${code}). Set another HOST or PORT.`
  const ofDatabase = config?.DATABASE_URL ? databaseAdvice(fault, config) : null
  if (ofDatabase) return ofDatabase
  if (code === 'ENOSPC')
    return `The disk of ${config?.DATA_DIR} is full. Free space, or set another DATA_DIR.`
  if (unwritable.includes(code))
    return `The folder ${config?.DATA_DIR} cannot be written (${code}). Set another DATA_DIR.`
  return null
}

/** A start-up error as a sentence with its fix; a bug keeps its stack. */
export function explain(error: unknown, config?: Config): string {
  if (error instanceof StartupError) return error.message
  const advice = adviceFor((error ?? {}) as Fault, config)
  return advice ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))
}
