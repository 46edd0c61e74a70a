import fs from 'node:fs'
import path from 'node:path'
import { loginRole } from '#tests/harness/database/prepare-database.ts'
import { freePort } from '../../../scripts/free-port.ts'
import { folderOf, identityOf, startDaemon } from './daemon.ts'

const user = 'postgres'

const ini = (folder: string, port: number, server: number) => `
[databases]
* = host=127.0.0.1 port=${server}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${folder}/users
pool_mode = session
max_client_conn = 100
default_pool_size = 50
`

/** Debian's PgBouncer in session mode before a server; returns the address of the shop's login there. */
export async function startPgBouncer(server: number): Promise<string> {
  const folder = folderOf(user)
  const port = await freePort()
  fs.writeFileSync(path.join(folder, 'users'), `"${loginRole}" "${loginRole}"\n`)
  const file = path.join(folder, 'pgbouncer.ini')
  fs.writeFileSync(file, ini(folder, port, server))
  const options = { ...identityOf(user), cwd: folder, ready: port }
  await startDaemon('/usr/sbin/pgbouncer', [file], options)
  return `postgres://${loginRole}:${loginRole}@127.0.0.1:${port}/postgres`
}
