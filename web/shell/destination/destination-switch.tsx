import { Form, useLocation } from 'react-router'
import { destinations } from '#kernel/destination.ts'
import { expectDestination } from '#web/cart/panel/use-cart-frame.ts'
import { useShop } from '../layout/use-shop.ts'
import { useFrameMessages } from '../request/use-page-messages.ts'

const grounds = {
  night: { frame: 'border-night-line', on: 'bg-on-night text-night', off: 'text-on-night' },
  paper: { frame: 'border-line bg-raised', on: 'bg-ink text-paper', off: 'text-ink' },
}

interface DestinationSwitchProps {
  readonly ground: keyof typeof grounds
  readonly className?: string
  readonly onChoose?: () => void
}

/** USA or Cuba: decides which price is first on every page. */
export function DestinationSwitch({ ground, className = '', onChoose }: DestinationSwitchProps) {
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
      onSubmit={() => {
        expectDestination()
        onChoose?.()
      }}
      className={className}
    >
      <input type="hidden" name="back" value={pathname + search} />
      <fieldset aria-label={messages.label} className={`flex rounded-field border p-px ${frame}`}>
        {destinations.map((place) => (
          <button
            key={place}
            type="submit"
            name="to"
            value={place}
            aria-pressed={place === destination}
            className={`min-h-11 min-w-12 cursor-pointer rounded-field px-2.5 font-semibold text-sm ${place === destination ? on : off}`}
          >
            {messages[place]}
          </button>
        ))}
      </fieldset>
    </Form>
  )
}
