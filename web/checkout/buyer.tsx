import { readBuyer, validateBuyer } from '#shop/checkout/buyer/buyer.input.ts'
import { buyerFields, buyerProblems } from '#shop/checkout/buyer/buyer-form.rules.ts'
import { countriesIn } from '#shop/checkout/buyer/countries.rules.ts'
import { buyerFromRecipient, filledFrom } from '#shop/checkout/buyer/self-buyer.rules.ts'
import { changeDraft } from '#shop/checkout/drafts/drafts.service.server.ts'
import { stepPaths } from '#shop/checkout/drafts/steps.rules.ts'
import { type FormInput, namedFields } from '#shop/checkout/form-checks.rules.ts'
import { BuyerFields } from '#shop/checkout/ui/buyer-fields.tsx'
import { useCheckoutMessages } from '#shop/checkout/ui/use-messages.ts'
import { messagesIn, privatePageTitled } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/buyer'
import { enterStep, frameOf, isClosed } from './checkout.server.ts'
import type { StepResult } from './checkout.ts'
import { CheckoutClosed } from './checkout-closed.tsx'
import { draftToFill, goOn, invalid, shownBuyer } from './checkout-forms.server.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { CheckoutForm } from './form/checkout-form.tsx'
import { SignInOffer } from './sign-in-offer.tsx'
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
    input: await shownBuyer(ctx, checkout.draft),
    recipient: buyerFromRecipient(ctx.destination, checkout.draft.delivery[ctx.destination]),
    countries: countriesIn(ctx.locale),
    isSignedIn: ctx.user !== null,
  }
}

/** Who receives the order as well does not repeat what the delivery says. */
const repeated = (input: FormInput, recipient: FormInput): FormInput =>
  input.relation === 'self' ? filledFrom(input, recipient) : input

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const posted = readBuyer(await postedFields(request))
  const open = await draftToFill(ctx, request)
  const input = repeated(
    posted,
    buyerFromRecipient(ctx.destination, open.delivery[ctx.destination]),
  )
  const draft = await changeDraft(ctx, open, { buyer: input })
  const validated = validateBuyer(input, ctx.locale)
  if (!validated.ok)
    return invalid(ctx, draft, { step: 'buyer', request, input, problems: validated.problems })
  return goOn(ctx, draft)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionLost(serverAction)

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

export default function BuyerPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title } = useCheckoutMessages().buyer
  if (loaderData.isClosed) return <CheckoutClosed />
  const { frame, input, countries, isSignedIn, recipient } = loaderData
  const recheck = (values: FormInput) =>
    buyerProblems(namedFields(buyerFields, repeated(values, recipient)))
  return (
    <CheckoutFrame frame={frame} title={title}>
      {!isSignedIn && <SignInOffer step={stepPaths.buyer} />}
      <CheckoutForm
        name="comprador"
        input={input}
        result={actionData as StepResult | undefined}
        back={stepPaths.delivery}
        recheck={recheck}
      >
        <BuyerFields countries={countries} />
      </CheckoutForm>
    </CheckoutFrame>
  )
}
