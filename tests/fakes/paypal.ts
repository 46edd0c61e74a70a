import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { handleAs } from './paypal-answers.ts'
import { servesBuyer } from './paypal-buyer.ts'
import { type FakePayPalState, type FakeRequest, newState } from './paypal-state.ts'

async function read(request: http.IncomingMessage): Promise<FakeRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { pathname } = new URL(request.url ?? '/', 'http://twin')
  const requestId = request.headers['paypal-request-id']
  return {
    method: request.method ?? 'GET',
    path: pathname,
    raw: Buffer.concat(chunks).toString('utf8'),
    requestId: typeof requestId === 'string' ? requestId : '',
    authorization: request.headers.authorization ?? '',
  }
}

export interface PayPalFake {
  readonly base: string
  readonly state: FakePayPalState
  close(): void
}

/** PayPal's public interface on a free port: orders, captures, refunds, notices; it fails on command. */
export async function payPalFake(): Promise<PayPalFake> {
  const state = newState()
  const server = http.createServer((request, response) => {
    void read(request).then((requests) => {
      if (requests.method === 'GET' && servesBuyer(state, request.url ?? '', response)) return
      const { status, body } = handleAs(state, requests)
      state.calls.push({ ...requests, status })
      // as a line that breaks after PayPal has done its part
      if (state.breaks(requests)) return void response.destroy()
      response.writeHead(status, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify(body))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  state.base = base
  return {
    base,
    state,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

export const fakeConfig = (base: string) => ({
  PAYPAL_CLIENT_ID: 'client-1',
  PAYPAL_SECRET: 'secret-1',
  PAYPAL_MODE: 'sandbox' as const,
  PAYPAL_WEBHOOK_ID: 'webhook-1',
  PAYPAL_API_BASE: base,
})
