import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Env } from './env.ts'

export interface Patience {
  /** How long the head, and the whole, of a request may take to arrive. */
  readonly headers: number
  readonly request: number
  readonly idle: number
  /** How often that is looked at. */
  readonly look: number
}

// load balancers keep a quiet connection for a minute: who closes first cuts off what the other just sent
const usual: Patience = { headers: 10_000, request: 25_000, idle: 65_000, look: 2_000 }
const largestHead = 32 * 1024
const mostConnections = 5_000

interface Place {
  readonly port: number
  readonly hostname: string
}

/** Listens so that slow clients are closed and idle ones do not pile up. */
export function listenOn(
  { fetch }: Pick<Hono<Env>, 'fetch'>,
  place: Place,
  patience: Patience = usual,
): Server {
  const server = serve({
    fetch,
    ...place,
    serverOptions: {
      maxHeaderSize: largestHead,
      headersTimeout: patience.headers,
      requestTimeout: patience.request,
      keepAliveTimeout: patience.idle,
      connectionsCheckingInterval: patience.look,
    },
  }) as Server
  server.maxConnections = mostConnections
  return server
}
