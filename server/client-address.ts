import type { IncomingMessage } from 'node:http'
import net from 'node:net'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { noProxies, type TrustedProxies } from '#platform/trusted-proxies.ts'
import type { Env } from './env.ts'

const maxHops = 20
const withPort = /^\[([^\]]+)\](?::\d{1,5})?$|^([\d.]+):\d{1,5}$/

/** An address as every spelling of it is counted: without port, IPv4 without its IPv6 prefix; null when it is none. */
export function parseIp(text: string): string | null {
  const [, six, four] = withPort.exec(text) ?? []
  const ip = (six ?? four ?? text).toLowerCase().replace(/^::ffff:(?=\d+\.)/, '')
  if (net.isIPv4(ip)) return ip
  return net.isIPv6(ip) && !ip.includes('%')
    ? new URL(`http://[${ip}]`).hostname.slice(1, -1)
    : null
}

/** Walks from the nearest hop outwards while proxies are trusted; what is no address ends the way, since anyone may have written it. */
function outermost(nearest: string, header: string, proxies: TrustedProxies): string {
  let client = nearest
  for (const entry of header.split(',').slice(-maxHops).reverse()) {
    const ip = parseIp(entry.trim())
    if (ip === null) break
    client = ip
    if (!proxies.has(ip)) break
  }
  return client
}

/** Who is connected. A request made inside the process has no socket: its maker is the proxy. */
function hopOf(c: Context<Env>, proxies: TrustedProxies) {
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage }
  const remote = incoming?.socket.remoteAddress ?? ''
  const ip = parseIp(remote) ?? remote
  return { ip, isTrusted: !incoming || proxies.has(ip) }
}

/** Resolves the client's IP once, while its connection is open: a closed one no longer has an address. */
export function resolveClientIp(proxies: TrustedProxies = noProxies) {
  let warned = false
  return createMiddleware<Env>((c, next) => {
    const hop = hopOf(c, proxies)
    const header = c.req.header('X-Forwarded-For')
    if (header !== undefined && !hop.isTrusted && !warned) {
      warned = true
      c.get('log').warn(
        { peer: hop.ip },
        'X-Forwarded-For of a peer outside TRUSTED_PROXIES is ignored',
      )
    }
    c.set('clientIp', hop.isTrusted ? outermost(hop.ip, header ?? '', proxies) : hop.ip)
    return next()
  })
}

/** The client's IP: the peer, or what trusted proxies report. For counting only, never for authorisation. */
export const clientIp = (c: Context<Env>): string => c.get('clientIp')
