import { TextLink } from '#design/text-link.tsx'
import { readBuyer, validateBuyer } from '#shop/checkout/buyer/buyer.input.ts'
import { countriesIn } from '#shop/checkout/buyer/countries.rules.ts'
import { changeDraft } from '#shop/checkout/drafts/drafts.service.server.ts'
import { stepPaths } from '#shop/checkout/drafts/steps.rules.ts'
import { BuyerFields } from '#shop/checkout/ui/buyer-fields.tsx'
import { useCheckoutMessages } from '#shop/checkout/ui/use-messages.ts'
import { messagesIn, privatePageTitled } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/buyer'
import { enterStep, frameOf, isClosed } from './checkout.server.ts'
import type { StepResult } from './checkout.ts'
import { CheckoutClosed } from './checkout-closed.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { draftToFill, goOn, invalid, shownBuyer } from './checkout-forms.server.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { orConnectionLost } from './step-response.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { title } = messagesIn(ctx.locale).checkout.buyer
  const base = privatePageTitled(ctx.locale, stepPaths.buyer, title, 'checkout')
  if (await isClosed(ctx)) return { ...base, isClosed: true as const }
  const checkout = await enterStep(ctx, request, 'buyer')
  return {
    ...base,
    isClosed: false as const,
    frame: await frameOf(ctx, 'buyer', checkout),
    input: shownBuyer(ctx, checkout.draft),
    countries: countriesIn(ctx.locale),
    isSignedIn: ctx.user !== null,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const input = readBuyer(await postedFields(request))
  const draft = await changeDraft(ctx, await draftToFill(ctx, request), { buyer: input })
  const validated = validateBuyer(input, ctx.locale)
  if (!validated.ok)
    return invalid(ctx, draft, { step: 'buyer', request, input, problems: validated.problems })
  return goOn(ctx, draft)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionLost(serverAction)

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

export default function BuyerPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useCheckoutMessages().buyer
  if (loaderData.isClosed) return <CheckoutClosed />
  const { frame, input, countries, isSignedIn } = loaderData
  return (
    <CheckoutFrame frame={frame} title={messages.title}>
      {!isSignedIn && (
        <p className="text-sm">
          {messages.signIn}{' '}
          <TextLink
            to={`/login?from=${encodeURIComponent(stepPaths.buyer)}`}
            className="font-semibold"
          >
            {messages.signInLink}
          </TextLink>
        </p>
      )}
      <CheckoutForm
        name="comprador"
        input={input}
        result={actionData as StepResult | undefined}
        back={stepPaths.delivery}
      >
        <BuyerFields countries={countries} />
      </CheckoutForm>
    </CheckoutFrame>
  )
}
