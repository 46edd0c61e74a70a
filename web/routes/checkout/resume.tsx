import { data } from 'react-router'
import { ButtonLink } from '#design/button.tsx'
import { draftByToken } from '#shop/checkout/drafts.service.server.ts'
import { useCheckoutWords } from '#shop/checkout/ui/use-checkout-words.ts'
import { destinationSetCookie, goOn } from '#web/checkout-forms.server.ts'
import type { PageInfo } from '#web/page-info.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import { CheckoutPage } from '#web/sections/checkout-frame.tsx'
import { carrying, wordsIn } from '#web/words.server.ts'
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
    title: wordsIn(ctx.locale).checkout.resume.missingTitle,
    path: '/checkout',
    noindex: true,
  }
  return data({ page, ...carrying(ctx.locale, 'checkout') }, { status: 404 })
}

export default function ResumePage() {
  const words = useCheckoutWords().resume
  return (
    <CheckoutPage>
      <div className="page grid justify-items-start gap-4 py-12 md:py-20">
        <h1 className="font-bold text-3xl">{words.missingTitle}</h1>
        <p className="measure text-lg text-soft-ink">{words.missing}</p>
        <ButtonLink to="/carrito">{words.toCart}</ButtonLink>
      </div>
    </CheckoutPage>
  )
}
