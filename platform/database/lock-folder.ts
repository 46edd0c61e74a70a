import crypto from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'

/** Unix sockets have short paths, so the lock of a folder is named by its hash. */
function socketOf(folder: string): string {
  const name = `girasol-${crypto.createHash('sha256').update(folder).digest('hex').slice(0, 24)}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(os.tmpdir(), name)
}

const listen = (socket: string): Promise<net.Server> =>
  new Promise((resolve, reject) => {
    const server = net.createServer((client) => client.end(String(process.pid)))
    server.once('error', reject)
    server.listen(socket, () => resolve(server))
  })

const askOwner = (socket: string): Promise<string | null> =>
  new Promise((resolve) => {
    net
      .connect(socket)
      .on('data', (pid) => resolve(String(pid)))
      .on('error', () => resolve(null))
  })

/** Refuses a second process on one data folder; a lock left by a killed process does not answer and is removed. */
export async function lockFolder(folder: string): Promise<net.Server> {
  const socket = socketOf(folder)
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const server = await listen(socket)
      server.unref()
      return server
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
      const owner = await askOwner(socket)
      if (owner !== null)
        throw new Error(
          `The database in ${folder} is already open in process ${owner}. Stop it, or set another DATA_DIR.`,
        )
      fs.rmSync(socket, { force: true })
    }
  }
  throw new Error(`The database folder ${folder} could not be locked.`)
}
