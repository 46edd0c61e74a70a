import { Form, useLocation } from 'react-router'
import { buttonClass } from '#design/button.tsx'
import { type Destination, destinations } from '#kernel/destination.ts'
import { expectDestination } from '#web/cart/panel/use-cart-frame.ts'
import { useShop } from '../layout/use-shop.ts'
import { useFrameMessages } from '../request/use-page-messages.ts'

const pair = 'flex rounded-field border p-px '
const half = 'min-h-11 min-w-12 cursor-pointer rounded-field px-2.5 font-semibold text-sm '
const large = buttonClass('sun', 'min-h-14 text-lg')
const grounds = {
  night: {
    frame: `${pair}border-night-line`,
    on: `${half}bg-on-night text-night`,
    off: `${half}text-on-night`,
  },
  paper: {
    frame: `${pair}border-line bg-raised`,
    on: `${half}bg-ink text-paper`,
    off: `${half}text-ink`,
  },
  hero: { frame: 'grid max-w-xl grid-cols-2 gap-3', on: large, off: large },
}

interface DestinationSwitchProps {
  readonly ground: keyof typeof grounds
  readonly className?: string
  readonly names?: Readonly<Record<Destination, string>>
}

/** USA or Cuba: decides which price is first on every page. */
export function DestinationSwitch({ ground, className = '', names }: DestinationSwitchProps) {
  const messages = useFrameMessages().destination
  const { destination } = useShop()
  const { pathname, search } = useLocation()
  const { frame, on, off } = grounds[ground]
  return (
    <Form
      method="post"
      action="/destino"
      replace
      preventScrollReset
      onSubmit={expectDestination}
      className={className}
    >
      <input type="hidden" name="back" value={pathname + search} />
      <fieldset aria-label={messages.label} className={frame}>
        {destinations.map((place) => (
          <button
            key={place}
            type="submit"
            name="to"
            value={place}
            aria-pressed={place === destination}
            className={place === destination ? on : off}
          >
            {(names ?? messages)[place]}
          </button>
        ))}
      </fieldset>
    </Form>
  )
}
