import { createECDH, createPrivateKey, sign } from 'node:crypto'
import { hourMs, secondMs } from '#kernel/time.ts'

/** The shop's own key pair, by which push services know who writes (RFC 8292). */
export interface VapidKeys {
  /** 32 bytes in base64url. */
  readonly privateKey: string
  /** 65 bytes in base64url; browsers subscribe with it. */
  readonly publicKey: string
}

const lifetimeMs = 12 * hourMs

export function keysOf(privateKey: string): VapidKeys {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  return { privateKey, publicKey: pair.getPublicKey('base64url') }
}

export function newPrivateKey(): string {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const bytes = Buffer.alloc(32)
  const secret = pair.getPrivateKey()
  // leading zeros are not returned
  secret.copy(bytes, bytes.length - secret.length)
  return bytes.toString('base64url')
}

function signingKey({ privateKey, publicKey }: VapidKeys) {
  const point = Buffer.from(publicKey, 'base64url').subarray(1)
  const x = point.subarray(0, 32).toString('base64url')
  const y = point.subarray(32).toString('base64url')
  return createPrivateKey({
    key: { kty: 'EC', crv: 'P-256', d: privateKey, x, y },
    format: 'jwk',
  })
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

export interface VapidClaims {
  readonly endpoint: string
  /** An https: or mailto: address at which the push service reaches whoever runs the shop. */
  readonly contact: string
  readonly now: Date
}

/** The header by which the push service of an endpoint accepts a message. */
export function vapidHeader(keys: VapidKeys, { endpoint, contact, now }: VapidClaims): string {
  const exp = Math.floor((now.getTime() + lifetimeMs) / secondMs)
  const claims = { aud: new URL(endpoint).origin, exp, sub: contact }
  const unsigned = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`
  const signature = sign('sha256', Buffer.from(unsigned), {
    key: signingKey(keys),
    dsaEncoding: 'ieee-p1363',
  })
  return `vapid t=${unsigned}.${signature.toString('base64url')}, k=${keys.publicKey}`
}
