import { data } from 'react-router'
import { ButtonLink } from '#design/button.tsx'
import { draftByToken } from '#shop/checkout/drafts.service.server.ts'
import { useCheckoutMessages } from '#shop/checkout/ui/use-messages.ts'
import { destinationSetCookie, goOn } from '#web/checkout-forms.server.ts'
import { messagesIn, withMessages } from '#web/messages.server.ts'
import type { PageInfo } from '#web/page-info.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import { CheckoutPage } from '#web/sections/checkout-frame.tsx'
import type { Route } from './+types/resume'

/** The link from another device: this browser goes on with the same draft. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const draft = await draftByToken(ctx, params.token)
  if (draft)
    return goOn({ ...ctx, destination: draft.destination }, draft, [
      destinationSetCookie(ctx, draft.destination),
    ])
  const page: PageInfo = {
    title: messagesIn(ctx.locale).checkout.resume.missingTitle,
    path: '/checkout',
    noindex: true,
  }
  return data({ page, ...withMessages(ctx.locale, 'checkout') }, { status: 404 })
}

export default function ResumePage() {
  const messages = useCheckoutMessages().resume
  return (
    <CheckoutPage>
      <div className="page grid justify-items-start gap-4 py-12 md:py-20">
        <h1 className="font-bold text-3xl">{messages.missingTitle}</h1>
        <p className="measure text-lg text-soft-ink">{messages.missing}</p>
        <ButtonLink to="/carrito">{messages.toCart}</ButtonLink>
      </div>
    </CheckoutPage>
  )
}
