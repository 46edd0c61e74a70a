import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerAs } from './paypal-answers.ts'
import { newBooks, type PayPalBooks, type TwinRequest } from './paypal-books.ts'
import { servesBuyer } from './paypal-buyer.ts'

async function read(request: http.IncomingMessage): Promise<TwinRequest> {
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

export interface PayPalTwin {
  readonly base: string
  readonly books: PayPalBooks
  close(): void
}

/** PayPal's public interface on a free port: orders, captures, refunds, notices; it fails on command. */
export async function payPalTwin(): Promise<PayPalTwin> {
  const books = newBooks()
  const server = http.createServer((request, response) => {
    void read(request).then((asked) => {
      if (asked.method === 'GET' && servesBuyer(books, request.url ?? '', response)) return
      const { status, body } = answerAs(books, asked)
      books.calls.push({ ...asked, status })
      // as a line that breaks after PayPal has done its part
      if (books.breaks(asked)) return void response.destroy()
      response.writeHead(status, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify(body))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  books.base = base
  return {
    base,
    books,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

export const twinConfig = (base: string) => ({
  PAYPAL_CLIENT_ID: 'client-1',
  PAYPAL_SECRET: 'secret-1',
  PAYPAL_MODE: 'sandbox' as const,
  PAYPAL_WEBHOOK_ID: 'webhook-1',
  PAYPAL_API_BASE: base,
})
