const ownImage = /^\/products\/[\w/-]+\.(svg|avif|webp|png|jpe?g)$/

/**
 * The image for a slow connection, 8 kB at most: drawings and their thumbnails are small, the shop's own
 * images have a light version; images of unknown size are not loaded.
 */
export function lightImage(url: string): string | null {
  const match = ownImage.exec(url)
  if (!match) return null
  if (match[1] === 'svg' || /-(light|medidas-240)\.\w+$/.test(url)) return url
  return url.replace(/(-\d+)?\.\w+$/, '-light.webp')
}

/** The image source for the visitor's connection. */
export const imageFor = (url: string | null, isLite: boolean): string | null =>
  url !== null && isLite ? lightImage(url) : url

/** Widths of the shop's own images besides the largest. */
const widths = [240, 480, 800]

interface ImageSet {
  /** Candidates of `srcset` by format. */
  readonly avif: string
  readonly webp: string
  readonly fallback: string
}

/** Responsive variants of an image named `…-800.webp`; any other, such as an uploaded one, has none. */
export function imageSet(url: string): ImageSet | null {
  const stem = /^(\/products\/[\w/-]+)-800\.webp$/.exec(url)?.[1]
  if (stem === undefined) return null
  const list = (format: string) =>
    widths.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ')
  return { avif: list('avif'), webp: list('webp'), fallback: `${stem}-480.webp` }
}

/** The view a further image shows, by its file name. */
export function imageView(url: string): 'closer' | 'drawing' | null {
  if (/-detalle-(800|light)\.webp$/.test(url)) return 'closer'
  return /-medidas\.svg$/.test(url) ? 'drawing' : null
}

/** The small version for lists: rendering a full drawing takes a phone longer than the rest of the page. */
export const thumbnailOf = (url: string): string =>
  url.replace(/^(\/products\/[\w/-]+-medidas)\.svg$/, '$1-240.webp')

/** The link preview beside a product's first image; null for uploaded images. */
export function shareImage(url: string | null): string | null {
  const stem = /^(\/products\/[\w/-]+)-800\.webp$/.exec(url ?? '')?.[1]
  return stem === undefined || stem.endsWith('-detalle') ? null : `${stem}-share.jpg`
}
