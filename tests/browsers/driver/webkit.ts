import { spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { DriverError, type Options, type Wire } from './wire.ts'

const startTimeoutMs = 60_000

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  const { port } = server.address() as net.AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}

async function ask(url: string, method: string, body?: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(method === 'POST' && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    }),
  })
  const { value } = (await response.json()) as { value: { error?: string; message?: string } }
  if (!response.ok) throw new DriverError(value.error ?? 'unknown', value.message ?? '')
  return value
}

async function whenReady(url: string): Promise<void> {
  for (const until = Date.now() + startTimeoutMs; Date.now() < until; await pause(50))
    if (await ask(`${url}/status`, 'GET').catch(() => null)) return
  throw new Error('WebKitWebDriver did not start')
}

export interface WebKitPrograms {
  readonly driver: string
  readonly browser: string
}

/** The engine of every browser on an iPhone, in the small browser that Debian ships with it. */
export async function openWebKit(programs: WebKitPrograms, options: Options): Promise<Wire> {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'girasol-webkit-'))
  const port = await freePort()
  const child = spawn(programs.driver, [`--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      LANGUAGE: options.language,
      LC_ALL: 'C.UTF-8',
    },
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const url = `http://127.0.0.1:${port}`
  await whenReady(url)
  const scripts = options.hasScripts ? [] : ['--enable-javascript-markup=false']
  const session = (await ask(`${url}/session`, 'POST', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: programs.browser,
          args: ['--automation', ...scripts],
        },
      },
    },
  })) as { sessionId: string }
  const root = `${url}/session/${session.sessionId}`
  return {
    name: 'WebKit',
    send({ method, path: place }, parameters) {
      const filled = place.replace(/\{(\w+)\}/g, (_, name: string) => String(parameters[name]))
      return ask(root + filled, method, parameters)
    },
    async close() {
      await ask(root, 'DELETE').catch(() => {})
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
      await ended
      fs.rmSync(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
