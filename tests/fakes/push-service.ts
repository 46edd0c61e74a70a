import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { Connect, Subscription } from '#platform/push/send-push.ts'

const derived = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))

/** The side of a browser: its subscription, and how it decrypts what arrives. */
export function aPushBrowser(endpoint: string, privateKey?: Buffer, auth = randomBytes(16)) {
  const own = createECDH('prime256v1')
  if (privateKey) own.setPrivateKey(privateKey)
  else own.generateKeys()
  const subscription: Subscription = {
    ...{ endpoint, p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') },
  }
  const read = (body: Buffer): string => {
    const salt = body.subarray(0, 16)
    const keyEnd = 21 + body.readUInt8(20)
    const sender = body.subarray(21, keyEnd)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender])
    const secret = derived(own.computeSecret(sender), auth, info, 32)
    const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
    const nonce = derived(secret, salt, 'Content-Encoding: nonce\0', 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(body.subarray(-16))
    const plain = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()])
    if (plain.at(-1) !== 2) throw new Error('the last record ends with 2')
    return plain.subarray(0, -1).toString()
  }
  return { subscription, read }
}

export interface ReceivedPush {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** What the header of a push states, once its signature is verified with the key beside it. */
export function vapidClaims(header = ''): { aud: string; exp: number; sub: string; key: string } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url').subarray(1)
  const x = point.subarray(0, 32).toString('base64url')
  const y = point.subarray(32).toString('base64url')
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('the signature of the push is invalid')
  return { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), key }
}

/** A push service on this machine; `connect` leads every endpoint to it. Without a status it never answers. */
export async function aPushService(status: () => number | null = () => 201) {
  const received: ReceivedPush[] = []
  const server = createServer(async (incoming, response) => {
    const parts: Buffer[] = []
    for await (const part of incoming) parts.push(part)
    received.push({
      path: incoming.url ?? '',
      headers: incoming.headers,
      body: Buffer.concat(parts),
    })
    const answer = status()
    if (answer !== null)
      response.writeHead(answer, { Location: '/message/1' }).end('x'.repeat(9000))
  })
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const connect: Connect = ({ pathname }, options, onResponse) =>
    request({ ...options, host: '127.0.0.1', port, path: pathname, agent: false }, onResponse)
  return { received, connect }
}
