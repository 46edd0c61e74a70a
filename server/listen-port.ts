import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import { networkOf } from '#kernel/network.ts'
import { noProxies, type TrustedProxies } from '#platform/trusted-proxies.ts'
import { parseIp } from './client-address.ts'
import type { Env } from './env.ts'

export interface Timeouts {
  /** How long the head, and the whole, of a request may take to arrive. */
  readonly headers: number
  readonly request: number
  readonly idle: number
  /** How often that is looked at. */
  readonly look: number
}

// a photo over a slow telephone takes minutes, and bodies are held to a pace of their own; load balancers reuse an idle connection for a minute: if the server closed it first, their next request would fail
const usual: Timeouts = { headers: 10_000, request: 300_000, idle: 65_000, look: 2_000 }
const largestHead = 32 * 1024
const maxConnections = 5_000
/** A household or a carrier's customers share an address; a proxy has no limit, and a Unix socket no address. */
const maxOfOneNetwork = 250

/** Closes the connections that one network opens beyond its share, so that nobody takes all places. */
function limitNetworks(server: Server, proxies: TrustedProxies): void {
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const ip = parseIp(socket.remoteAddress ?? '')
    if (ip === null || proxies.has(ip)) return
    const network = networkOf(ip)
    const count = (open.get(network) ?? 0) + 1
    open.set(network, count)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
    if (count > maxOfOneNetwork) socket.destroy()
  })
}

interface Place {
  readonly port: number
  readonly hostname: string
  /** Whose connections carry many clients. */
  readonly proxies?: TrustedProxies | undefined
}

/** Listens so that slow clients are closed and idle ones do not pile up. */
export function listenOn(
  { fetch }: Pick<Hono<Env>, 'fetch'>,
  { proxies = noProxies, ...place }: Place,
  timeouts: Timeouts = usual,
): Server {
  const server = serve({
    fetch,
    ...place,
    serverOptions: {
      maxHeaderSize: largestHead,
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      keepAliveTimeout: timeouts.idle,
      connectionsCheckingInterval: timeouts.look,
    },
  }) as Server
  server.maxConnections = maxConnections
  limitNetworks(server, proxies)
  return server
}
