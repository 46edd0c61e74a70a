import type { IncomingMessage } from 'node:http'
import net from 'node:net'
import type { Context } from 'hono'

const nearby = new net.BlockList()
nearby.addSubnet('127.0.0.0', 8)
nearby.addSubnet('10.0.0.0', 8)
nearby.addSubnet('172.16.0.0', 12)
nearby.addSubnet('192.168.0.0', 16)
nearby.addAddress('::1', 'ipv6')
nearby.addSubnet('fc00::', 7, 'ipv6')

const isNearby = (address: string): boolean => {
  const category = net.isIP(address)
  return category !== 0 && nearby.check(address, category === 6 ? 'ipv6' : 'ipv4')
}

/** The last entry is written by the nearest proxy; those before it can be forged. */
const forwarded = (header: string | undefined) => header?.split(',').at(-1)?.trim() || undefined

/** The client's IP: the peer, or what a local proxy reports. For counting only, never for authorisation. */
export function clientIp(c: Context): string {
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage }
  const peer = (incoming?.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  if (peer !== '' && !isNearby(peer)) return peer
  return forwarded(c.req.header('X-Forwarded-For')) ?? peer
}
