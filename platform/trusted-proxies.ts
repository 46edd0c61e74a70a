import net from 'node:net'

/** The proxies whose X-Forwarded-For is believed. */
export interface TrustedProxies {
  has(ip: string): boolean
}

const familyOf = (ip: string) => (net.isIP(ip) === 6 ? 'ipv6' : 'ipv4')

/** Adds one address or range; whether it is one. A range of all addresses would let everyone name their own. */
function add(list: net.BlockList, entry: string): boolean {
  const [ip = '', prefix, ...rest] = entry.split('/')
  if (net.isIP(ip) === 0 || ip.includes('%') || rest.length > 0) return false
  if (prefix === undefined) list.addAddress(ip, familyOf(ip))
  else if (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (familyOf(ip) === 'ipv6' ? 128 : 32))
    list.addSubnet(ip, Number(prefix), familyOf(ip))
  else return false
  return true
}

/** Parses addresses and CIDR ranges separated by commas; null when one is neither. */
export function parseTrustedProxies(text: string): TrustedProxies | null {
  const list = new net.BlockList()
  const entries = text.trim() === '' ? [] : text.split(',').map((entry) => entry.trim())
  if (!entries.every((entry) => add(list, entry))) return null
  return { has: (ip) => net.isIP(ip) !== 0 && list.check(ip, familyOf(ip)) }
}

export const noProxies: TrustedProxies = { has: () => false }
