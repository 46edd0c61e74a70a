import { format } from '#kernel/messages.ts'
import type { OrderPicture } from '../pictures/damage.rules.ts'
import { usePictureMessages } from './use-messages.ts'

interface PictureRowProps {
  readonly pictures: readonly OrderPicture[]
  /** Where each lies, without its name. */
  readonly place: string
}

/** Photographs side by side; each opens by itself. */
export function PictureRow({ pictures, place }: PictureRowProps) {
  const messages = usePictureMessages()
  return (
    <ul className="flex flex-wrap gap-3">
      {pictures.map(({ name, kind }, index) => (
        <li key={name}>
          <a href={`${place}/${name}`} className="block">
            <img
              src={`${place}/${name}`}
              alt={format(kind === 'damage' ? messages.damageOf : messages.deliveryOf, {
                number: String(index + 1),
              })}
              loading="lazy"
              width={160}
              height={160}
              className="size-32 rounded-field border border-line bg-sunk object-cover sm:size-40"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
