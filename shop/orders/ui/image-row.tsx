import { format } from '#kernel/messages.ts'
import type { OrderImage } from '../images/damage.rules.ts'
import { usePictureMessages } from './use-messages.ts'

const altOf = { hand_over: 'handOverOf', delivery: 'deliveryOf', damage: 'damageOf' } as const

interface ImageRowProps {
  readonly pictures: readonly OrderImage[]
  /** The base URL, without the image name. */
  readonly place: string
  /** Thumbnails, for staff. */
  readonly isSmall?: boolean
}

export function ImageRow({ pictures: images, place, isSmall }: ImageRowProps) {
  const messages = usePictureMessages()
  return (
    <ul className="flex flex-wrap gap-3">
      {images.map(({ name, kind }, index) => (
        <li key={name}>
          <a href={`${place}/${name}`} className="block">
            <img
              src={`${place}/${name}`}
              alt={format(messages[altOf[kind]], {
                number: String(index + 1),
              })}
              loading="lazy"
              width={160}
              height={160}
              className={`size-32 rounded-field border border-line bg-sunk object-cover ${isSmall ? 'lg:size-24' : 'sm:size-40'}`}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
