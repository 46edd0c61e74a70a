import { ButtonLink } from '#design/button.tsx'
import { useCartWords } from '#shop/cart/ui/use-cart-words.ts'

/** An empty cart says where to begin. */
export function EmptyCart({ onLeave }: { onLeave?: () => void }) {
  const words = useCartWords().empty
  return (
    <div className="py-6">
      <p className="text-xl font-bold">{words.title}</p>
      <p className="measure mt-2 text-soft-ink">{words.text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink look="sun" to="/catalogo?category=kit" onClick={() => onLeave?.()}>
          {words.kits}
        </ButtonLink>
        <ButtonLink to="/catalogo" onClick={() => onLeave?.()}>
          {words.catalogue}
        </ButtonLink>
      </div>
    </div>
  )
}
