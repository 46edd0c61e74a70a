import { once } from 'node:events'
import net from 'node:net'
import { atEnd } from './ends.ts'

/** An address that follows a server, as a virtual one does which a cluster moves from machine to machine. */
export async function aMovingAddress(first: number) {
  let target = first
  let isLost = false
  const sockets = new Set<net.Socket>()
  const server = net.createServer((client) => {
    const both = [client, net.connect(target, '127.0.0.1')] as const
    for (const socket of both) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => sockets.delete(socket))
    }
    const pass = (from: net.Socket, to: net.Socket) => {
      from.on('data', (chunk) => isLost || to.write(chunk))
      from.on('close', () => isLost || to.destroy())
    }
    pass(...both)
    pass(both[1], both[0])
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const drop = () => {
    for (const socket of sockets) socket.destroy()
  }
  atEnd(() => {
    drop()
    server.close()
  })
  return {
    port: (server.address() as net.AddressInfo).port,
    /** The machine behind it is gone: nothing arrives, and no connection is closed. */
    lose() {
      isLost = true
    },
    /** Another machine has it, which knows none of the open connections. */
    move(port: number) {
      isLost = false
      target = port
      drop()
    },
  }
}
