import { once } from 'node:events'
import http2 from 'node:http2'
import { Readable } from 'node:stream'
import tls from 'node:tls'
import type { Send } from '#tests/stress/guest-order.ts'
import { atEnd } from './ends.ts'
import { shopName } from './nginx.ts'

export interface Visitor {
  /** What both sides agreed to speak. */
  readonly protocol: string
  readonly send: Send
}

interface Options {
  readonly port: number
  /** The authority that the visitor trusts; otherwise those of this machine. */
  readonly ca?: string
  /** Where the visitor comes from; 127.0.0.1 is trusted as a proxy. */
  readonly localAddress?: string
}

async function connect({ port, ca, localAddress = '127.0.0.1' }: Options) {
  const place = { host: '127.0.0.1', port, localAddress }
  const socket = tls.connect({ ...place, ca, servername: shopName, ALPNProtocols: ['h2'] })
  await once(socket, 'secureConnect')
  const session = http2.connect(`https://${shopName}`, { createConnection: () => socket })
  session.on('error', () => {})
  atEnd(() => session.destroy())
  return { socket, session }
}

const isMany = (value: unknown): value is string[] => Array.isArray(value)

function headersOf(received: http2.IncomingHttpHeaders): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(received))
    if (!name.startsWith(':'))
      for (const one of isMany(value) ? value : [value]) headers.append(name, String(one))
  return headers
}

/** A browser of the shop's public address, with one connection for everything, as HTTP/2 has it. */
export async function aVisitor(options: Options): Promise<Visitor> {
  const { socket, session } = await connect(options)
  const send: Send = async (path, init) => {
    const request = new Request(`https://${shopName}${path}`, init)
    const stream = session.request({
      ...{ origin: `https://${shopName}`, 'accept-language': 'es' },
      ...Object.fromEntries(request.headers),
      ...{ ':method': request.method, ':path': path, ':authority': shopName },
    })
    if (request.method !== 'GET') stream.end(Buffer.from(await request.arrayBuffer()))
    const [received] = (await once(stream, 'response')) as [http2.IncomingHttpHeaders]
    const status = Number(received[':status'])
    const content = [204, 304].includes(status) ? null : Readable.toWeb(stream)
    return new Response(content as BodyInit | null, { status, headers: headersOf(received) })
  }
  return { protocol: socket.alpnProtocol || '', send }
}
