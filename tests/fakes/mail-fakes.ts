import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import type { Mail } from '#platform/mail/mailer.ts'

export const aMail = (overrides: Partial<Mail> = {}): Mail => ({
  id: '0e4a4b6e-2f0c-4b1a-9d35-6a1c8f1f7a11',
  to: 'ana@example.com',
  replyTo: 'ayuda@girasol.example',
  subject: 'Confirma tu correo en Girasol: ñandú',
  html: '<p>Toca <a href="http://shop.test/a?token=secreto-1">aquí</a></p>',
  text: 'Toca aquí: http://shop.test/a?token=secreto-1\n',
  createdAt: new Date('2026-11-21T17:00:00Z'),
  ...overrides,
})

export interface Received extends Email {
  readonly recipients: readonly string[]
}

/** An SMTP server on a free port that keeps what it receives. */
export async function smtpFake(options: SMTPServerOptions = {}) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        PostalMime.parse(Buffer.concat(chunks)).then((email) => {
          received.push({ ...email, recipients })
          callback(null, 'kept as 1')
        }, callback)
      })
    },
    ...options,
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise((closed) => void server.close(() => closed(undefined))))
  const { port } = server.server.address() as AddressInfo
  return { received, address: `smtp://127.0.0.1:${port}` }
}

export interface ApiCall {
  readonly path: string
  readonly headers: http.IncomingHttpHeaders
  readonly body: Readonly<Record<string, unknown>>
}

export interface ApiResult {
  readonly status: number
  readonly body: unknown
}

const read = async (request: http.IncomingMessage): Promise<ApiCall> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as ApiCall['body']
  return { path: request.url ?? '', headers: request.headers, body }
}

/** An e-mail API on a free port; `answer` may refuse, or say nothing at all. */
export async function apiFake(
  result: (call: ApiCall) => ApiResult | 'nothing' = () => ({ status: 200, body: { id: 'api-1' } }),
) {
  const calls: ApiCall[] = []
  const server = http.createServer((request, response) => {
    void read(request).then((call) => {
      calls.push(call)
      const reply = result(call)
      if (reply === 'nothing') return
      response.writeHead(reply.status, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify(reply.body))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { calls, base: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
