const ownImage = /^\/products\/[\w-]+\.(svg|avif|webp|png|jpe?g)$/

/**
 * The version of a picture for a slow link, 8 kB at most: a drawing is light itself, its thumbnail
 * too, a picture of ours has a light twin beside it; of others nobody knows the weight, so there is none.
 */
export function lightImage(url: string): string | null {
  const match = ownImage.exec(url)
  if (!match) return null
  if (match[1] === 'svg' || /-(light|medidas-240)\.\w+$/.test(url)) return url
  return url.replace(/(-\d+)?\.\w+$/, '-light.webp')
}

/** What is shown of a picture on this link. */
export const imageFor = (url: string | null, isLite: boolean): string | null =>
  url !== null && isLite ? lightImage(url) : url

/** The widths in which each of the shop's own pictures lies beside the largest. */
const widths = [240, 480, 800]

export interface ImageSet {
  /** What a browser chooses from by width, in each format. */
  readonly avif: string
  readonly webp: string
  readonly fallback: string
}

/** The siblings of a picture named `…-800.webp`; any other, such as an uploaded one, stands alone. */
export function imageSet(url: string): ImageSet | null {
  const stem = /^(\/products\/[\w-]+)-800\.webp$/.exec(url)?.[1]
  if (stem === undefined) return null
  const list = (format: string) =>
    widths.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ')
  return { avif: list('avif'), webp: list('webp'), fallback: `${stem}-480.webp` }
}

/** What a further picture of a product shows, told by its name. */
export function imageView(url: string): 'closer' | 'drawing' | null {
  if (/-detalle-(800|light)\.webp$/.test(url)) return 'closer'
  return /-medidas\.svg$/.test(url) ? 'drawing' : null
}

/** What stands for a picture among others: laying a drawing out takes a phone longer than all the rest of the page. */
export const thumbnailOf = (url: string): string =>
  url.replace(/^(\/products\/[\w-]+-medidas)\.svg$/, '$1-240.webp')
