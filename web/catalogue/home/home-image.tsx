import { useLite } from '#design/lite.tsx'

const widths = [480, 800, 1200]

const sources = (format: 'avif' | 'webp') =>
  widths.map((width) => `/brand/home/azotea-${width}.${format} ${width}w`).join(', ')

const shownWide = '(min-width: 1024px) 50vw, 100vw'

/** The sky of the image fades into the background of the page: from above on a phone, from the left on a desktop. */
const fading =
  '[mask-image:linear-gradient(to_bottom,transparent,black_22%)] lg:[mask-image:linear-gradient(to_right,transparent,black_12%)]'

/** Beyond the page's width, to the edge of the window. */
const toTheEdge = 'lg:ml-0 lg:mr-[calc((min(100vw,1200px)-100vw)/2-16px)]'

/** The house image, loaded after the text. */
export function HomeImage({ label }: { label: string }) {
  const isLite = useLite()
  return (
    <picture className={`-mx-4 block self-stretch ${toTheEdge} ${fading}`}>
      {!isLite && <source type="image/avif" srcSet={sources('avif')} sizes={shownWide} />}
      <img
        src={isLite ? '/brand/home/azotea-light.webp' : '/brand/home/azotea-800.webp'}
        srcSet={isLite ? undefined : sources('webp')}
        sizes={shownWide}
        alt={label}
        width={1200}
        height={900}
        loading="lazy"
        decoding="async"
        className="block h-auto w-full lg:h-full lg:object-cover lg:object-[75%_50%]"
      />
    </picture>
  )
}
