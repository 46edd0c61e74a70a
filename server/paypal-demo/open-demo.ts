import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import type { ServiceConfig } from '#platform/ctx.ts'
import { demoApi } from './demo-api.ts'
import { type DemoState, openDemoState } from './demo-state.ts'

/** A service that answers like PayPal, for a shop without keys. */
export interface PayPalDemo {
  readonly state: DemoState
  /** Signs its notices. */
  readonly secret: string
  /** What PayPal's client needs to reach it. */
  readonly settings: Pick<
    ServiceConfig,
    'PAYPAL_CLIENT_ID' | 'PAYPAL_SECRET' | 'PAYPAL_WEBHOOK_ID' | 'PAYPAL_API_BASE'
  >
  close(): void
}

/** Listens on a free port that only this machine reaches. */
export async function openPayPalDemo(dataDir: string): Promise<PayPalDemo> {
  const state = openDemoState(dataDir)
  const secret = randomBytes(32).toString('hex')
  const { fetch } = demoApi(state, secret)
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }) as Server
  await once(server, 'listening')
  // it never keeps a process open that has closed its shop
  server.unref()
  const { port } = server.address() as AddressInfo
  return {
    state,
    secret,
    settings: {
      PAYPAL_CLIENT_ID: 'demo',
      PAYPAL_SECRET: secret,
      PAYPAL_WEBHOOK_ID: 'demo',
      PAYPAL_API_BASE: `http://127.0.0.1:${port}`,
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The demonstration where the configuration asks for it, and the configuration that leads to it. */
export async function withPayPalDemo<Settings extends ServiceConfig>(config: Settings) {
  if (config.PAYPAL_MODE !== 'demo') return { config, payPalDemo: undefined }
  const payPalDemo = await openPayPalDemo(config.DATA_DIR)
  return { config: { ...config, ...payPalDemo.settings }, payPalDemo }
}
