import { type LookupOptions, lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const ownNetworks = new BlockList()
const ranges = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  ...['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16'],
  ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
]
for (const range of ranges) {
  const [network = '', bits] = range.split('/')
  ownNetworks.addSubnet(network, Number(bits), 'ipv4')
}
/** Of IPv6 only what is routed on the Internet, without what carries an IPv4 address. */
const routed = new BlockList()
routed.addSubnet('2000::', 3, 'ipv6')
const carriers = new BlockList()
carriers.addSubnet('2001::', 23, 'ipv6')
carriers.addSubnet('2001:db8::', 32, 'ipv6')
carriers.addSubnet('2002::', 16, 'ipv6')

/** Whether an IP address is on the Internet, and neither this machine nor its network. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !ownNetworks.check(address, 'ipv4')
  return family === 6 && routed.check(address, 'ipv6') && !carriers.check(address, 'ipv6')
}

const ownNames = /\.(local|localhost|internal|intranet|lan|home|corp|arpa|test|invalid|example)$/

/** An https address of a named host of the Internet on the usual port: what a push service has. */
export function isPublicUrl(input: string): boolean {
  if (!URL.canParse(input)) return false
  const { protocol, hostname, port, username, password } = new URL(input)
  const isPlain = port === '' && username === '' && password === ''
  const isNamed = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/.test(hostname)
  return protocol === 'https:' && isPlain && isNamed && !ownNames.test(hostname)
}

export class NotPublic extends Error {
  override name = 'NotPublic'
}

type Resolved = Parameters<Parameters<LookupFunction>[2]>

/** Resolves a name for a connection, and refuses one that leads to this machine or its network. */
export const publicLookup: LookupFunction = (hostname, options: LookupOptions, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const fail = (fault: Error) => done(fault as Resolved[0], '', 0)
    if (error) return fail(error)
    const [first] = addresses
    const inside = addresses.find(({ address }) => !isPublicAddress(address))
    if (!first || inside) return fail(new NotPublic(`${hostname} is no host of the Internet`))
    if (options.all) return done(null, addresses as never, 0)
    done(null, first.address, first.family)
  })
}
