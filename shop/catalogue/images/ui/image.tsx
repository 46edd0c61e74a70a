import { imageSet } from '../image.rules.ts'

interface ImageProps {
  /** The result of `imageFor` for this connection. */
  readonly url: string
  /** Empty where the name is shown beside it. */
  readonly alt: string
  /** Displayed width, for the attribute `sizes`. */
  readonly sizes: string
  /** Above the fold: loaded eagerly. */
  readonly eager?: boolean
  /** Largest contentful image: fetched with high priority. */
  readonly first?: boolean
  readonly className?: string
}

/** A square image in the smallest suitable file. */
export function Image({ url, alt, sizes, eager = false, first = false, className }: ImageProps) {
  const set = imageSet(url)
  const image = (
    <img
      src={set?.fallback ?? url}
      srcSet={set?.webp}
      sizes={set ? sizes : undefined}
      alt={alt}
      width={800}
      height={800}
      loading={eager || first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  )
  if (set === null) return image
  return (
    <picture className="block">
      <source type="image/avif" srcSet={set.avif} sizes={sizes} />
      {image}
    </picture>
  )
}
