import type { Config } from '#platform/config.ts'
import { StartupError } from '#platform/startup-error.ts'

interface Fault {
  readonly code?: string
  readonly port?: number
  readonly syscall?: string
}

const unreachable = ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH', 'ECONNRESET']
const unwritable = ['EACCES', 'EROFS', 'EPERM', 'ENOTDIR', 'EEXIST', 'ENOSPC']
const serverRefused: Record<string, string> = {
  '28P01': 'does not accept this user and password',
  '28000': 'does not accept this user',
  '3D000': 'has no database of this name',
  '53300': 'has no free connection',
  '57P03': 'is still starting',
}

const serverOf = (url: string) => (URL.canParse(url) ? new URL(url).host : url)

function adviceFor({ code = '', syscall }: Fault, config: Config | undefined): string | null {
  const listening = syscall === 'listen'
  if (code === 'EADDRINUSE' && listening)
    return `Port ${config?.PORT} is already in use. Stop the other program, or set another PORT.`
  if (listening)
    return `The shop cannot listen on ${config?.HOST}:${config?.PORT} (${code}). Set another HOST or PORT.`
  const server = serverOf(config?.DATABASE_URL ?? '')
  if (config?.DATABASE_URL && unreachable.includes(code))
    return `The database server ${server} does not respond (${code}). Start it, or correct DATABASE_URL.`
  if (code in serverRefused)
    return `The database server ${server} ${serverRefused[code]}. Correct DATABASE_URL or MIGRATION_DATABASE_URL.`
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
