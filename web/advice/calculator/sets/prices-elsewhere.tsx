import { Form, useLocation } from 'react-router'
import { Button } from '#design/button.tsx'
import { placeOf } from '#shop/solar/sizing/sun-hours.rules.ts'
import { useSolarMessages } from '#shop/solar/ui/solar-messages.tsx'
import { expectDestination } from '#web/cart/panel/use-cart-frame.ts'
import { useShop } from '#web/shell/layout/use-shop.ts'

/** Where the prices are not those of the country of the house. */
export function PricesElsewhere({ place }: { place: string | null }) {
  const messages = useSolarMessages().sets.elsewhere
  const { destination } = useShop()
  const { pathname, search } = useLocation()
  const house = placeOf(place)
  const isCuba = destination === 'cuba'
  if (!house || house.isCuba === isCuba) return null
  return (
    <Form
      method="post"
      action="/destino"
      replace
      preventScrollReset
      onSubmit={expectDestination}
      className="mt-2 flex max-w-xl items-center gap-3 rounded-card border border-l-4 border-line border-l-warn bg-raised p-1 pl-3 md:mt-3 md:p-4"
    >
      <input type="hidden" name="back" value={pathname + search} />
      <p className="flex-1 text-sm font-semibold">{messages[destination]}</p>
      <Button
        type="submit"
        name="to"
        value={isCuba ? 'usa' : 'cuba'}
        className="shrink-0 text-sm print:hidden"
      >
        {isCuba ? messages.toUsa : messages.toCuba}
      </Button>
    </Form>
  )
}
