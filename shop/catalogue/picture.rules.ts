const ownPicture = /^\/products\/[\w-]+\.(svg|avif|webp|png|jpe?g)$/

/**
 * The version of a picture for a slow link, 8 kB at most: a drawing is light itself, a picture of
 * ours has a light twin beside it; of others nobody knows the weight, so there is none.
 */
export function lightPicture(address: string): string | null {
  const match = ownPicture.exec(address)
  if (!match) return null
  if (match[1] === 'svg' || /-light\.\w+$/.test(address)) return address
  return address.replace(/\.\w+$/, '-light.webp')
}

/** What is shown of a picture on this link. */
export const pictureFor = (address: string | null, isLite: boolean): string | null =>
  address !== null && isLite ? lightPicture(address) : address
