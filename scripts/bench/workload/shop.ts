import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../free-port.ts'

export interface Server {
  readonly url: string
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

/** Starts a program on a free port and waits for its first answer. */
export async function startServer(
  argumentsFor: (port: number) => readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const port = await freePort()
  const startedAt = performance.now()
  const server = spawn(process.execPath, argumentsFor(port), {
    env: { ...process.env, LOG_LEVEL: 'error', ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  await untilAnswered(`${url}/healthz`, server)
  return {
    url,
    startUp: performance.now() - startedAt,
    memory: () => memoryOf(server, 'VmRSS'),
    peak: () => memoryOf(server, 'VmHWM'),
    async stop() {
      const ended = once(server, 'exit')
      server.kill()
      await ended
    },
  }
}

/** A shop that believes this machine's forwarded addresses, so that one program plays many buyers. */
export const startShop = (environment: Readonly<Record<string, string>>): Promise<Server> =>
  startServer(() => ['server/main.mjs'], { TRUSTED_PROXIES: '127.0.0.1,::1', ...environment })
