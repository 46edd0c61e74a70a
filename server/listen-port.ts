import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Env } from './env.ts'

export interface Timeouts {
  /** How long the head, and the whole, of a request may take to arrive. */
  readonly headers: number
  readonly request: number
  readonly idle: number
  /** How often that is looked at. */
  readonly look: number
}

// load balancers reuse an idle connection for a minute: if the server closed it first, their next request would fail
const usual: Timeouts = { headers: 10_000, request: 25_000, idle: 65_000, look: 2_000 }
const largestHead = 32 * 1024
const maxConnections = 5_000

interface Place {
  readonly port: number
  readonly hostname: string
}

/** Listens so that slow clients are closed and idle ones do not pile up. */
export function listenOn(
  { fetch }: Pick<Hono<Env>, 'fetch'>,
  place: Place,
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
  return server
}
