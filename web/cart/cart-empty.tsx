import { ButtonLink } from '#design/button.tsx'
import { useCartMessages } from '#shop/cart/ui/use-messages.ts'

/** An empty cart with links to start from. */
export function EmptyCart({ onLeave }: { onLeave?: () => void }) {
  const messages = useCartMessages().empty
  return (
    <div className="py-6">
      <p className="text-xl font-bold">{messages.title}</p>
      <p className="measure mt-2 text-soft-ink">{messages.text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink look="sun" to="/catalogo?category=kit" onClick={() => onLeave?.()}>
          {messages.kits}
        </ButtonLink>
        <ButtonLink to="/catalogo" onClick={() => onLeave?.()}>
          {messages.catalogue}
        </ButtonLink>
      </div>
    </div>
  )
}
