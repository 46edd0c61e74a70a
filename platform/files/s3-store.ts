import { setTimeout } from 'node:timers/promises'
import {
  checkNames,
  type FileStore,
  isFileName,
  pageOfNames,
  usualCacheControl,
} from './file-store.ts'
import { type S3Access, signedHeaders } from './s3-signature.ts'

export interface S3Place extends S3Access {
  readonly endpoint: string
  /** The one bucket there; ours are folders of it. */
  readonly bucket: string
}

const nothing = Buffer.alloc(0)
const timeoutMs = 15_000

interface ReceivedRequest {
  readonly method: 'GET' | 'PUT' | 'DELETE'
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Buffer
}

/** Put, get and delete are idempotent: whatever a busy service rejected is retried. */
async function ask(place: S3Place, requested: ReceivedRequest): Promise<Response> {
  for (const delayMs of retryDelaysMs) {
    const response = await askOnce(place, requested).catch(() => null)
    if (response && !isBusy(response)) return checked(response, requested)
    await response?.body?.cancel()
    await setTimeout(delayMs)
  }
  return checked(await askOnce(place, requested), requested)
}

const retryDelaysMs = [100, 400]
const isBusy = ({ status }: Response) => status === 429 || status >= 500

function checked(response: Response, { method }: ReceivedRequest): Response {
  if (!response.ok && response.status !== 404)
    throw new Error(`the file store answered ${response.status} to ${method}`)
  return response
}

async function askOnce(place: S3Place, requested: ReceivedRequest): Promise<Response> {
  const { method, path, query = {}, headers = {}, body = nothing } = requested
  const url = new URL(`${place.endpoint}/${place.bucket}${path}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const signed = signedHeaders(place, { method, url, headers, body }, new Date())
  return await fetch(url, {
    method,
    headers: signed,
    ...(method === 'PUT' ? { body: new Uint8Array(body) } : {}),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
}

const texts = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text = '']) => text)

async function namesIn(place: S3Place, bucket: string): Promise<string[]> {
  const names: string[] = []
  let token: string | undefined
  do {
    const response = await ask(place, {
      method: 'GET',
      path: '',
      query: {
        'list-type': '2',
        prefix: `${bucket}/`,
        ...(token ? { 'continuation-token': token } : {}),
      },
    })
    const xml = await response.text()
    names.push(...texts(xml, 'Key').map((key) => key.slice(bucket.length + 1)))
    token = texts(xml, 'NextContinuationToken')[0]
  } while (token)
  return names
}

/** Any service that speaks as S3 does; the bucket there stays private. */
export function s3Store(place: S3Place): FileStore {
  const pathOf = (bucket: string, name: string) => {
    checkNames(bucket, name)
    return `/${bucket}/${name}`
  }
  return {
    async put(bucket, name, bytes, { contentType, cacheControl = usualCacheControl }) {
      const headers = { 'content-type': contentType, 'cache-control': cacheControl }
      await ask(place, { method: 'PUT', path: pathOf(bucket, name), headers, body: bytes })
    },
    async get(bucket, name) {
      const response = await ask(place, { method: 'GET', path: pathOf(bucket, name) })
      const bytes = Buffer.from(await response.arrayBuffer())
      if (response.status === 404) return null
      return {
        bytes,
        contentType: response.headers.get('content-type') ?? 'application/octet-stream',
        cacheControl: response.headers.get('cache-control') ?? usualCacheControl,
      }
    },
    async remove(bucket, name) {
      await ask(place, { method: 'DELETE', path: pathOf(bucket, name) })
    },
    async list(bucket, listing) {
      checkNames(bucket)
      return pageOfNames((await namesIn(place, bucket)).filter(isFileName), listing)
    },
  }
}
