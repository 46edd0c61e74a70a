import { isSigned, type Secrets, sign } from '#platform/secrets.ts'
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

const purpose = 'order link'
const codeOf = (viewer: OrderViewer) => (viewer === 'payer' ? 'p' : 'r')
const textOf = ({ id, linkVersion }: Linked, viewer: OrderViewer): string =>
  `order link\n${codeOf(viewer)}\n${id}\n${linkVersion}`

interface Linked {
  readonly id: string
  readonly linkVersion: number
}

/** The signed token of an order link; it is not stored, and a new link version invalidates old links. */
export function orderToken(secrets: Secrets, order: Linked, viewer: OrderViewer): string {
  const mac = sign(secrets, purpose, textOf(order, viewer)).subarray(0, macBytes)
  return `${codeOf(viewer)}${bytesOf(order.id).toString('base64url')}${mac.toString('base64url')}`
}

/** Parses a token; it counts only once `isTokenOf` has verified it. */
export function readToken(token: string): Opened | null {
  const [, viewerCode = '', id = ''] = shape.exec(token) ?? []
  const viewer = viewers[viewerCode]
  return viewer ? { id: idOf(Buffer.from(id, 'base64url')), viewer } : null
}

/** Whether the token was signed here for this order and viewer, with any of the secrets. */
export function isTokenOf(
  secrets: Secrets,
  order: Linked,
  viewer: OrderViewer,
  token: string,
): boolean {
  const [, viewerCode, id, mac = ''] = shape.exec(token) ?? []
  if (viewerCode !== codeOf(viewer) || id !== bytesOf(order.id).toString('base64url')) return false
  const signature = Buffer.from(mac, 'base64url')
  if (signature.toString('base64url') !== mac) return false
  return isSigned(secrets, { purpose, text: textOf(order, viewer), bytes: macBytes }, signature)
}
