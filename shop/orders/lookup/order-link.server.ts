import { createHmac, timingSafeEqual } from 'node:crypto'
import type { OrderViewer } from '../order.rules.ts'

const macBytes = 16
const viewers: Readonly<Record<string, OrderViewer>> = { p: 'payer', r: 'recipient' }
const shape = /^([pr])([A-Za-z0-9_-]{22})([A-Za-z0-9_-]{22})$/

interface Opened {
  readonly id: string
  readonly viewer: OrderViewer
}

const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex')

function idOf(bytes: Buffer): string {
  const hex = bytes.toString('hex')
  return [8, 12, 16, 20, 32]
    .map((end, index, ends) => hex.slice(ends[index - 1] ?? 0, end))
    .join('-')
}

const macOf = (secret: string, viewerCode: string, id: string, version: number): Buffer =>
  createHmac('sha256', secret)
    .update(`order link\n${viewerCode}\n${id}\n${version}`)
    .digest()
    .subarray(0, macBytes)

interface Linked {
  readonly id: string
  readonly linkVersion: number
}

/** The signed token of an order link; it is not stored, and a new link version invalidates old links. */
export function orderToken(
  secret: string,
  { id, linkVersion }: Linked,
  viewer: OrderViewer,
): string {
  const viewerCode = viewer === 'payer' ? 'p' : 'r'
  const mac = macOf(secret, viewerCode, id, linkVersion)
  return `${viewerCode}${bytesOf(id).toString('base64url')}${mac.toString('base64url')}`
}

/** Parses a token; it counts only once `isTokenOf` has verified it. */
export function readToken(token: string): Opened | null {
  const [, viewerCode = '', id = ''] = shape.exec(token) ?? []
  const viewer = viewers[viewerCode]
  return viewer ? { id: idOf(Buffer.from(id, 'base64url')), viewer } : null
}

export function isTokenOf(
  secret: string,
  order: Linked,
  viewer: OrderViewer,
  token: string,
): boolean {
  const expected = Buffer.from(orderToken(secret, order, viewer))
  const options = Buffer.from(token)
  return expected.length === options.length && timingSafeEqual(expected, options)
}
