import { data } from 'react-router'
import { ButtonLink } from '#design/button.tsx'
import { draftByToken } from '#shop/checkout/drafts/drafts.service.server.ts'
import { useCheckoutMessages } from '#shop/checkout/ui/use-messages.ts'
import type { PageInfo } from '#web/shell/document/page-info.ts'
import { messagesIn, withMessages } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/resume'
import { destinationSetCookie, goOn } from './checkout-forms.server.ts'
import { CheckoutPage } from './checkout-frame.tsx'

/** The link from another device: this browser resumes the same draft. */
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
