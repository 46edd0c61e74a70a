import { ButtonLink } from '#design/button.tsx'
import { useCheckoutWords } from '#shop/checkout/ui/use-checkout-words.ts'
import { CheckoutPage } from './checkout-frame.tsx'

/** While the shop is in maintenance nothing can be ordered, and nothing typed is lost. */
export function CheckoutClosed() {
  const words = useCheckoutWords().closed
  return (
    <CheckoutPage>
      <div className="page grid justify-items-start gap-4 py-12 md:py-20">
        <h1 className="font-bold text-3xl">{words.title}</h1>
        <p className="measure text-lg">{words.text}</p>
        <p className="measure text-soft-ink">{words.kept}</p>
        <ButtonLink to="/catalogo">{words.browse}</ButtonLink>
      </div>
    </CheckoutPage>
  )
}
