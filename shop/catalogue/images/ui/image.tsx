import { imageSet } from '../image.rules.ts'

interface ImageProps {
  /** As `pictureFor` chose it for this link. */
  readonly url: string
  /** Empty where the name stands beside it. */
  readonly alt: string
  /** How wide it is shown, as the attribute `sizes` says it. */
  readonly sizes: string
  /** In sight at once: not put off. */
  readonly eager?: boolean
  /** The largest thing in sight: fetched before the others. */
  readonly first?: boolean
  readonly className?: string
}

/** A square picture in the smallest file that will do. */
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
