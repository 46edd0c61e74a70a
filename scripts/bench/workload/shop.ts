import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../free-port.ts'
import type { MemoryLimit } from '../memory/memory-limit.ts'

export interface Server {
  readonly url: string
  readonly pid: number
  /** Milliseconds from the start of the process to its first answer. */
  readonly startUp: number
  /** Resident memory in MB; null where the system does not report it. */
  memory(): number | null
  /** The most that it ever was. */
  peak(): number | null
  stop(): Promise<void>
}

function memoryOf({ pid }: ChildProcess, name: 'VmRSS' | 'VmHWM'): number | null {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8')
    const kilobytes = Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1])
    return Math.round(kilobytes / 1024)
  } catch {
    return null
  }
}

async function untilAnswered(url: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return
    await pause(10)
  }
  throw new Error('the server ended before it answered')
}

/** A program that belongs to a group of the kernel's from its first line on. */
const commandOf = (limit: MemoryLimit | undefined, options: readonly string[]) =>
  limit
    ? ([
        'sh',
        ['-c', 'echo $$ > "$0" && exec "$@"', limit.processes, process.execPath, ...options],
      ] as const)
    : ([process.execPath, options] as const)

/** Starts a program on a free port and waits for its first answer. */
export async function startServer(
  argumentsFor: (port: number) => readonly string[],
  environment: Readonly<Record<string, string>> = {},
  limit?: MemoryLimit,
): Promise<Server> {
  const port = await freePort()
  const startedAt = performance.now()
  const [program, options] = commandOf(limit, argumentsFor(port))
  const server = spawn(program, options, {
    env: { ...process.env, LOG_LEVEL: 'error', ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  await untilAnswered(`${url}/healthz`, server)
  return {
    url,
    pid: server.pid ?? 0,
    startUp: performance.now() - startedAt,
    memory: () => memoryOf(server, 'VmRSS'),
    peak: () => memoryOf(server, 'VmHWM'),
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return
      const ended = once(server, 'exit')
      server.kill()
      await ended
    },
  }
}

/** A shop that believes this machine's forwarded addresses, so that one program plays many buyers. */
export const startShop = (
  environment: Readonly<Record<string, string>>,
  limit?: MemoryLimit,
): Promise<Server> =>
  startServer(
    () => ['server/main.mjs'],
    { TRUSTED_PROXIES: '127.0.0.1,::1', ...environment },
    limit,
  )
