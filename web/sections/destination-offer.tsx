import { useCartWords } from '#shop/cart/ui/use-cart-words.ts'
import { DestinationSwitch } from './destination-switch.tsx'

/** A first visit is asked where the order goes, and may go on without an answer. */
export function DestinationOffer() {
  const words = useCartWords().offer
  return (
    <aside className="border-b border-line bg-sunk print:hidden">
      <div className="page flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
        <p className="text-sm">{words.text}</p>
        <DestinationSwitch ground="paper" />
      </div>
    </aside>
  )
}
