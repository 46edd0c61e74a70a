import {
  BatteryCharging,
  BatteryFull,
  Cable,
  CircleHelp,
  type LucideIcon,
  PackageOpen,
  PlugZap,
  SolarPanel,
} from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useLiteAtFirst } from '#design/lite.tsx'
import { format } from '#kernel/messages.ts'
import { imageFor, imageView, thumbnailOf } from '../../images/image.rules.ts'
import { Image } from '../../images/ui/image.tsx'
import { useCatalogueMessages } from '../../ui/use-messages.ts'
import type { Category, Product } from '../product.rules.ts'
import { photoIndex, photoQuery } from '../product-address.rules.ts'

const drawings: Record<Category, LucideIcon> = {
  kit: PackageOpen,
  battery: BatteryFull,
  panel: SolarPanel,
  inverter: PlugZap,
  portable: BatteryCharging,
  accessory: Cable,
  unknown: CircleHelp,
}

function Placeholder({ category }: { category: Category }) {
  const messages = useCatalogueMessages().detail.gallery
  const Drawing = drawings[category]
  return (
    <div className="grid aspect-square place-content-center justify-items-center gap-3 rounded-card border border-line bg-sunk text-soft-ink print:hidden">
      <Drawing aria-hidden="true" strokeWidth={0.75} className="size-32" />
      <p className="text-sm">{messages.none}</p>
    </div>
  )
}

/** Light background in dark mode too, as in the photos. */
const frame = 'overflow-hidden rounded-card border bg-on-night'

/** Alternative text of a photo. */
function useAlternative(product: Product, photos: readonly string[]) {
  const messages = useCatalogueMessages().detail.gallery
  const drawing = product.category === 'kit' ? messages.contents : messages.measures
  return (index: number) => {
    if (photos.length < 2) return product.name
    const view = imageView(photos[index] ?? '')
    return format(view === null ? messages.photo : messages.viewed, {
      name: product.name,
      number: index + 1,
      count: photos.length,
      view: view === 'closer' ? messages.closer : drawing,
    })
  }
}

/** A large image with thumbnails, which are links and work without JavaScript. */
export function ProductGallery({ product }: { product: Product }) {
  const messages = useCatalogueMessages().detail.gallery
  const { search } = useLocation()
  const isLite = useLiteAtFirst()
  const photos = [...new Set([product.image, ...product.gallery])]
    .map((photo) => imageFor(photo, isLite))
    .filter((photo) => photo !== null)
  const [chosen, setChosen] = useState<number | null>(null)
  const alternative = useAlternative(product, photos)
  if (photos.length === 0) return <Placeholder category={product.category} />
  const shown = Math.min(chosen ?? photoIndex(search, photos.length), photos.length - 1)
  const large = photos[shown] ?? ''
  const choose = (index: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setChosen(index)
  }
  return (
    <section aria-label={format(messages.label, { name: product.name })}>
      <Image
        key={large}
        url={large}
        alt={alternative(shown)}
        sizes="(min-width: 1200px) 560px, (min-width: 768px) 48vw, 100vw"
        first={!isLite}
        className={`${frame} aspect-square h-auto w-full border-line object-contain`}
      />
      {photos.length > 1 && (
        <ul className="mt-3 grid grid-cols-5 gap-3 print:hidden">
          {photos.slice(0, 10).map((photo, index) => (
            <li key={photo}>
              <Link
                to={{ search: photoQuery(search, index + 1) }}
                replace
                preventScrollReset
                onClick={choose(index)}
                aria-label={format(messages.show, { number: index + 1, count: photos.length })}
                aria-current={index === shown ? 'true' : undefined}
                className={`${frame} block ${index === shown ? 'border-ink' : 'border-line hover:border-soft-ink'}`}
              >
                <Image
                  url={thumbnailOf(photo)}
                  alt=""
                  sizes="112px"
                  className="aspect-square h-auto w-full object-contain"
                />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
