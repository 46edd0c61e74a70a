import { execFile, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../../scripts/free-port.ts'
import { type Daemon, folderOf, identityOf, startDaemon } from './daemon.ts'

const home = '/usr/lib/postgresql'
/** The newest that is installed. */
const programs = () => {
  const versions = fs.readdirSync(home).map(Number)
  return path.join(home, String(Math.max(...versions)), 'bin')
}

const user = 'postgres'
const run = (program: string, parameters: readonly string[], cwd: string) =>
  promisify(execFile)(path.join(programs(), program), [...parameters], {
    ...identityOf(user),
    cwd,
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' },
  })

export interface DebianPostgres {
  readonly port: number
  /** The superuser's address, without a password. */
  readonly url: string
  start(): Promise<void>
  stop(): Promise<void>
  /** As a power cut does. */
  kill(): Promise<void>
}

const superuser = (port: number) => `postgres://owner@127.0.0.1:${port}/postgres`

interface Options {
  readonly settings?: readonly string[]
  /** The lines of pg_hba.conf; by default everybody of this machine may enter. */
  readonly access?: readonly string[]
}

async function serve(data: string, settings: readonly string[]): Promise<DebianPostgres> {
  const port = await freePort()
  const all = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', ...settings]
  const parameters = all.flatMap((setting) => ['-c', setting])
  const ready = () => spawnSync('pg_isready', ['-h', '127.0.0.1', '-p', `${port}`]).status === 0
  const options = { cwd: path.dirname(data), ready, stopSignal: 'SIGINT' } as const
  let daemon: Daemon
  const start = async () => {
    daemon = await startDaemon(
      path.join(programs(), 'postgres'),
      ['-D', data, '-p', String(port), ...parameters],
      { ...identityOf(user), ...options },
    )
  }
  await start()
  return { port, url: superuser(port), start, stop: () => daemon.stop(), kill: () => daemon.kill() }
}

/** A new server of Debian's Postgres. */
export async function startPostgres({
  settings = [],
  access,
}: Options = {}): Promise<DebianPostgres> {
  const folder = folderOf(user)
  const data = path.join(folder, 'data')
  const options = ['--username=owner', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8']
  await run('initdb', [`--pgdata=${data}`, ...options, '--no-sync'], folder)
  if (access) fs.writeFileSync(path.join(data, 'pg_hba.conf'), `${access.join('\n')}\n`)
  return serve(data, settings)
}

/** A standby that follows the primary; promoted by `promote`. */
export async function startStandby(primary: DebianPostgres) {
  const folder = folderOf(user)
  const data = path.join(folder, 'data')
  const source = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'owner']
  await run('pg_basebackup', ['-D', data, ...source, '-R', '-X', 'stream', '-c', 'fast'], folder)
  const standby = await serve(data, ['hot_standby=on'])
  return { ...standby, promote: () => run('pg_ctl', ['promote', '-D', data, '-w'], folder) }
}
