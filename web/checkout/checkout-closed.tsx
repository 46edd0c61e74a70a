import { ButtonLink } from '#design/button.tsx'
import { useCheckoutMessages } from '#shop/checkout/ui/use-messages.ts'
import { MaintenanceBanner } from '#shop/maintenance/ui/maintenance-banner.tsx'
import { CheckoutPage } from './checkout-frame.tsx'

/** While the shop is in maintenance nothing can be ordered, and the entered data stays. */
export function CheckoutClosed() {
  const messages = useCheckoutMessages().closed
  return (
    <CheckoutPage>
      <MaintenanceBanner isShown />
      <div className="page grid justify-items-start gap-4 py-12 md:py-20">
        <h1 className="font-bold text-3xl">{messages.title}</h1>
        <p className="measure text-lg">{messages.text}</p>
        <p className="measure text-soft-ink">{messages.saved}</p>
        <p className="measure text-soft-ink">{messages.placed}</p>
        <ButtonLink to="/catalogo">{messages.browse}</ButtonLink>
      </div>
    </CheckoutPage>
  )
}
