import crypto from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { StartupError } from '../../startup-error.ts'

const lockTimeoutMs = 2_000

export class FolderInUse extends StartupError {
  override name = 'FolderInUse'
}

/**
 * Socket paths are short, so the lock of a folder is named by its hash. On Linux it is an abstract one,
 * which the kernel releases with its process.
 */
function socketOf(folder: string): string {
  const name = `girasol-${crypto.createHash('sha256').update(folder).digest('hex').slice(0, 24)}`
  if (process.platform === 'linux') return `\0${name}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(os.tmpdir(), name)
}

const listen = (socket: string): Promise<net.Server> =>
  new Promise((resolve, reject) => {
    const server = net.createServer((client) => {
      client.on('error', () => {})
      client.end(String(process.pid))
    })
    server.once('error', reject)
    server.listen(socket, () => resolve(server))
  })

/** The process behind a socket; null when it does not respond with its pid, for instance while stopped. */
const askOwner = (socket: string): Promise<string | null> =>
  new Promise((resolve) => {
    const client = net.connect(socket)
    client.setTimeout(lockTimeoutMs, () => {
      resolve('unknown')
      client.destroy()
    })
    client.on('data', (pid) => resolve(String(pid)))
    client.on('error', () => resolve(null))
  })

/** Refuses a second process on one data folder; the socket of a killed process is not a lock. */
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
        throw new FolderInUse(
          `The database in ${folder} is already open in process ${owner}. Stop it, or set another DATA_DIR.`,
        )
      if (!socket.startsWith('\0')) fs.rmSync(socket, { force: true })
    }
  }
  throw new StartupError(`The database folder ${folder} could not be locked.`)
}
