import { BatteryFull, Cable, Package, PlugZap, SolarPanel, Zap } from 'lucide-react'
import { useLiteAtFirst } from '#design/lite.tsx'
import type { Category, ProductSummary } from '../../products/product.rules.ts'
import { imageFor } from '../image.rules.ts'
import { Image } from './image.tsx'

const icons = {
  kit: Package,
  battery: BatteryFull,
  panel: SolarPanel,
  inverter: Zap,
  portable: PlugZap,
  accessory: Cable,
  unknown: Package,
} as const satisfies Record<Category, unknown>

interface ProductImageProps {
  readonly product: Pick<ProductSummary, 'image' | 'category'>
  /** Empty where the name is shown beside it. */
  readonly alt?: string
  /** As in `Image`; on a slow connection the text comes before every image. */
  readonly eager?: boolean
  readonly first?: boolean
  /** Displayed width, for the attribute `sizes`. */
  readonly sizes?: string
  readonly className?: string
}

/** The product on the common background; an icon of its category without an image. */
export function ProductImage({
  product,
  alt = '',
  eager = false,
  first = false,
  sizes = '72px',
  className = '',
}: ProductImageProps) {
  const Icon = icons[product.category]
  const isLite = useLiteAtFirst()
  const image = imageFor(product.image, isLite)
  return (
    <div className={`aspect-square w-full overflow-hidden bg-on-night ${className}`}>
      {image ? (
        <Image
          url={image}
          alt={alt}
          sizes={sizes}
          eager={eager && !isLite}
          first={first && !isLite}
          className="aspect-square h-auto w-full object-contain"
        />
      ) : (
        <Icon
          aria-hidden="true"
          strokeWidth={1}
          className="size-full p-8 sm:p-16 text-soft-on-night"
        />
      )}
    </div>
  )
}
