const isGroup = (text: string) => /^[0-9a-f]{1,4}$/.test(text)

/** The eight groups of an IPv6 address, `::` written out; null for anything else. */
function groupsOf(address: string): string[] | null {
  const halves = address.toLowerCase().split('::')
  if (halves.length > 2) return null
  const [head = [], tail = []] = halves.map((half) => (half === '' ? [] : half.split(':')))
  const missing = 8 - head.length - tail.length
  if (halves.length === 2 ? missing < 1 : missing !== 0) return null
  const groups = [...head, ...Array.from({ length: missing }, () => '0'), ...tail]
  return groups.every(isGroup) ? groups : null
}

/**
 * What limits count for a client: an IPv4 address alone, an IPv6 address by its /64, which one subscriber gets whole.
 * Any other text stands for itself.
 */
export function networkOf(address: string): string {
  const groups = groupsOf(address)
  if (!groups) return address
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

const isIpv4 = (address: string) => /^(\d{1,3}\.){3}\d{1,3}$/.test(address)

/** The wider network around a client, which one hoster or carrier hands out: IPv4 by its /24, IPv6 by its /48. */
export function wideNetworkOf(address: string): string {
  if (isIpv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`
  const groups = groupsOf(address)
  if (!groups) return address
  const network = groups.slice(0, 3).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/48`
}
