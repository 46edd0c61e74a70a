import { data, Form, redirect } from 'react-router'
import { Button, ButtonLink } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { formatPlural } from '#kernel/messages.ts'
import { parseCompact } from '#shop/cart/stored-cart.rules.ts'
import { draftByLink } from '#shop/checkout/drafts/drafts.service.server.ts'
import { useCheckoutMessages } from '#shop/checkout/ui/use-messages.ts'
import { messagesIn, privatePageTitled } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/resume'
import { copyDraft, openDraft } from './checkout-draft.server.ts'
import { destinationSetCookie, goOn } from './checkout-forms.server.ts'
import { CheckoutPage } from './checkout-frame.tsx'

/** The link from another device only asks: the browser's own draft stays until the visitor decides. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const offered = await draftByLink(ctx, params.token)
  const own = await openDraft(ctx, request)
  if (offered && own?.id === offered.id) return redirect('/checkout')
  const messages = messagesIn(ctx.locale).checkout.resume
  const title = offered ? messages.askTitle : messages.missingTitle
  const offer = offered && {
    items: parseCompact(offered.cart).lines.reduce((sum, { quantity }) => sum + quantity, 0),
    destination: offered.destination,
    replaces: own !== null && own.placedAt === '',
  }
  const body = { offer, ...privatePageTitled(ctx.locale, '/checkout', title, 'checkout') }
  return data(body, { status: offer ? 200 : 404 })
}

export const headers = () => ({ 'Cache-Control': 'private, no-store' })

/** Copies the draft to this browser: a new one, whose secret the sender does not have. */
export async function action({ context, params }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const offered = await draftByLink(ctx, params.token)
  if (!offered) return data(null, { status: 404 })
  const { destination } = offered
  const copy = await copyDraft(ctx, offered)
  return goOn({ ...ctx, destination }, copy, [destinationSetCookie(ctx, destination)])
}

type Offer = NonNullable<Route.ComponentProps['loaderData']['offer']>

function Question({ offer }: { offer: Offer }) {
  const messages = useCheckoutMessages().resume
  const locale = useLocale()
  return (
    <>
      <h1 className="font-bold text-3xl">{messages.askTitle}</h1>
      <p className="measure text-lg">
        {formatPlural(locale, messages.offered[offer.destination], offer.items)}
      </p>
      <p className="measure text-soft-ink">{messages.askText}</p>
      {offer.replaces && <p className="measure text-soft-ink">{messages.replaces}</p>}
      <Form method="post" className="flex flex-wrap gap-3">
        <Button type="submit" look="sun">
          {messages.yes}
        </Button>
        <ButtonLink to="/carrito">{messages.no}</ButtonLink>
      </Form>
    </>
  )
}

function Missing() {
  const messages = useCheckoutMessages().resume
  return (
    <>
      <h1 className="font-bold text-3xl">{messages.missingTitle}</h1>
      <p className="measure text-lg text-soft-ink">{messages.missing}</p>
      <ButtonLink to="/carrito">{messages.toCart}</ButtonLink>
    </>
  )
}

export default function ResumePage({ loaderData }: Route.ComponentProps) {
  const { offer } = loaderData
  return (
    <CheckoutPage>
      <div className="page grid justify-items-start gap-4 py-12 md:py-20">
        {offer ? <Question offer={offer} /> : <Missing />}
      </div>
    </CheckoutPage>
  )
}
