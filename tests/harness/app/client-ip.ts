import { createHash, randomUUID } from 'node:crypto'

/** The address of the client that a key stands for: two keys never share one, nor the /64 that limits count. */
export function clientIpOf(key: string): string {
  const digits = createHash('sha256').update(key).digest('hex')
  return `2001:db8:${digits.slice(0, 4)}:${digits.slice(4, 8)}::1`
}

/** A client that no other request comes from. */
export const aClientIp = (): string => clientIpOf(randomUUID())
