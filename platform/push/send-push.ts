import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http'
import { request as encryptedRequest } from 'node:https'
import { encryptPush, type PushKeys } from './encrypt-push.ts'
import { isPublicUrl, publicLookup } from './public-host.ts'
import { type VapidKeys, vapidHeader } from './vapid.ts'

export interface Subscription extends PushKeys {
  readonly endpoint: string
}

export interface PushMessage {
  readonly payload: string
  /** How long the push service stores it for a device that is off. */
  readonly ttlSeconds: number
  readonly now: Date
}

export interface PushSender {
  readonly keys: VapidKeys
  readonly contact: string
}

/** The subscription ended: nothing more is to be sent to it. */
export class PushGone extends Error {
  override name = 'PushGone'
}
/** The push service will not take this message, now or later. */
export class PushRefused extends Error {
  override name = 'PushRefused'
}

export type Connect = (
  url: URL,
  options: RequestOptions,
  onResponse: (response: IncomingMessage) => void,
) => ClientRequest

const overTheInternet: Connect = (url, options, onResponse) =>
  encryptedRequest(url, { ...options, lookup: publicLookup, agent: false }, onResponse)

/** Status and location of the answer; its body is not read. */
function answerTo(
  { url, options, body }: { url: URL; options: RequestOptions; body: Buffer },
  connect: Connect,
): Promise<{ status: number; location: string }> {
  return new Promise((resolve, reject) => {
    const request = connect(url, options, (response) => {
      const { statusCode: status = 0, headers } = response
      response.destroy()
      resolve({ status, location: headers.location ?? '' })
    })
    request.on('error', reject)
    request.end(body)
  })
}

/** Sends a message to one device; resolves with the push service's name for it. Redirects are not followed. */
export async function sendPush(
  { keys, contact }: PushSender,
  subscription: Subscription,
  message: PushMessage,
  { signal, connect = overTheInternet }: { signal: AbortSignal; connect?: Connect },
): Promise<string> {
  const { endpoint } = subscription
  if (!isPublicUrl(endpoint)) throw new PushRefused('the endpoint is no host of the Internet')
  const { payload, ttlSeconds, now } = message
  const body = encryptPush(payload, subscription)
  const headers = {
    Authorization: vapidHeader(keys, { endpoint, contact, now }),
    'Content-Encoding': 'aes128gcm',
    'Content-Type': 'application/octet-stream',
    'Content-Length': body.length,
    TTL: ttlSeconds,
    Urgency: 'normal',
  }
  const options = { method: 'POST', headers, signal }
  const { status, location } = await answerTo({ url: new URL(endpoint), options, body }, connect)
  if (status >= 200 && status < 300) return location
  const text = `the push service answered ${status}`
  if (status === 404 || status === 410) throw new PushGone(text)
  if (status === 429 || status >= 500) throw new Error(text)
  throw new PushRefused(text)
}
