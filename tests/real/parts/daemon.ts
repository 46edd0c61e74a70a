import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { atEnd } from './ends.ts'

interface Identity {
  readonly uid?: number
  readonly gid?: number
}

/** A user of the system, for programs that refuse root; whoever is not root runs them as themselves. */
export function identityOf(name: string): Identity {
  if (process.getuid?.() !== 0) return {}
  const line = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((user) => user.startsWith(`${name}:`))
  if (!line) throw new Error(`there is no user ${name}`)
  const [, , uid, gid] = line.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

/** A folder that any user may enter, owned by one of them; it goes with the tests. */
export function folderOf(name: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'girasol-real-'))
  fs.chmodSync(folder, 0o755)
  const { uid, gid } = identityOf(name)
  if (uid !== undefined && gid !== undefined) fs.chownSync(folder, uid, gid)
  atEnd(() => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}

export interface Daemon {
  readonly pid: number
  output(): string
  /** Asks it to end; kills it and all that it started when it does not. */
  stop(): Promise<void>
  /** As a power cut does. */
  kill(): Promise<void>
}

interface Options extends Identity {
  readonly cwd: string
  readonly env?: NodeJS.ProcessEnv
  /** Where it answers once it is ready, or how that is found out. */
  readonly ready: number | (() => boolean | Promise<boolean>)
  readonly stopSignal?: NodeJS.Signals
}

const running = new Set<ChildProcess>()
const signalGroup = ({ pid = 0 }: ChildProcess, signal: NodeJS.Signals): void => {
  try {
    process.kill(-pid, signal)
  } catch {
    // it ended by itself
  }
}
/** Also those of its processes that left the group, as Postgres' do. */
function signalTree(child: ChildProcess, signal: NodeJS.Signals): void {
  const { pid } = child
  const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  signalGroup(child, signal)
  for (const one of children.map(Number)) if (one > 0) process.kill(one, signal)
}

process.once('exit', () => {
  for (const child of running) signalGroup(child, 'SIGTERM')
})

/** Whether something listens there. */
export async function accepts(port: number, host = '127.0.0.1'): Promise<boolean> {
  const socket = net.connect(port, host)
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/** Starts a program of Debian's in the foreground, as a process group of its own that ends with the tests. */
export async function startDaemon(
  program: string,
  parameters: readonly string[],
  { ready, stopSignal = 'SIGTERM', ...options }: Options,
): Promise<Daemon> {
  let output = ''
  const child = spawn(program, [...parameters], {
    ...options,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output = (output + String(chunk)).slice(-20_000)
    })
  const ended = once(child, 'exit').finally(() => running.delete(child))
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  const daemon: Daemon = {
    pid: child.pid ?? 0,
    output: () => output,
    async stop() {
      if (isOver()) return
      child.kill(stopSignal)
      const timer = setTimeout(() => signalTree(child, 'SIGKILL'), 10_000)
      await ended
      clearTimeout(timer)
      signalGroup(child, 'SIGKILL')
    },
    async kill() {
      signalTree(child, 'SIGKILL')
      await ended
    },
  }
  atEnd(() => daemon.stop())
  const isReady = () => (typeof ready === 'number' ? accepts(ready) : ready())
  for (let attempt = 0; !(await isReady()); attempt += 1) {
    if (isOver() || attempt > 600) throw new Error(`${program} does not answer:\n${output}`)
    await pause(50)
  }
  return daemon
}
