import { Money } from '#design/money.tsx'
import type { Usd } from '#kernel/money.ts'
import { parseCompact } from '#shop/cart/stored-cart.rules.ts'
import { stepPaths } from '#shop/checkout/drafts/steps.rules.ts'
import type { FormInput, Problem } from '#shop/checkout/form-checks.rules.ts'
import { asksCaptcha } from '#shop/checkout/placing/placing-limits.service.server.ts'
import { TickField } from '#shop/checkout/ui/fields.tsx'
import { useFieldState } from '#shop/checkout/ui/form-state.tsx'
import { useCheckoutMessages } from '#shop/checkout/ui/use-messages.ts'
import type { OfferedMethod } from '#shop/payments/methods/method.rules.ts'
import { openFor } from '#shop/payments/methods/open-methods.rules.ts'
import { minPart } from '#shop/payments/parts/division.rules.ts'
import { PaymentMethods } from '#shop/payments/ui/payment-methods.tsx'
import { usePartMessages } from '#shop/payments/ui/use-messages.ts'
import { servedCaptcha } from '#web/account/captcha/captcha.server.ts'
import { Captcha } from '#web/account/captcha/captcha-field.tsx'
import { cookieCart } from '#web/cart/cart-cookie.server.ts'
import { removeOrdered } from '#web/orders/clear-ordered-cart.ts'
import { useHydrated } from '#web/shell/document/use-hydrated.ts'
import { useShop } from '#web/shell/layout/use-shop.ts'
import { messagesIn, privatePageTitled } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { enterStep, frameOf, isClosed } from '../checkout.server.ts'
import type { StepResult } from '../checkout.ts'
import { CheckoutClosed } from '../checkout-closed.tsx'
import { CheckoutFrame } from '../checkout-frame.tsx'
import { CheckoutForm } from '../form/checkout-form.tsx'
import { orConnectionLost } from '../step-response.ts'
import type { Route } from './+types/payment'
import { CheckoutExtras } from './checkout-extras.tsx'
import { handlePayment, methodsOf } from './checkout-payment.server.ts'
import { CheckoutRefusal } from './checkout-refusal.tsx'
import { CheckoutReview, TermsLinks, TermsSentence } from './checkout-review.tsx'
import { isAfterOrder } from './provider-outcome.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { title } = messagesIn(ctx.locale).checkout.payment
  const base = privatePageTitled(
    ctx.locale,
    stepPaths.payment,
    title,
    'checkout',
    'payments',
    'parts',
  )
  if (await isClosed(ctx)) return { ...base, isClosed: true as const }
  const checkout = await enterStep(ctx, request, 'payment')
  const { delivery, buyer } = checkout
  if (!delivery.ok || !buyer.ok) throw new Error('a step was entered too early')
  return {
    ...base,
    isClosed: false as const,
    frame: await frameOf(ctx, 'payment', checkout),
    methods: await methodsOf(ctx, checkout),
    recipient: { ...delivery.value.recipient, authorised: null },
    authorisedName: delivery.value.recipient.authorised?.name ?? '',
    buyer: buyer.value.buyer,
    captcha: servedCaptcha(ctx),
    isCaptchaDue: await asksCaptcha(ctx, buyer.value.buyer),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const posted = await postedFields(request)
  const checkout = await enterStep(ctx, request, 'payment')
  return handlePayment(ctx, { checkout, posted, cart: cookieCart(request) })
}

/** Takes what was ordered out of the browser's cart after the redirect to the order. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const sent = await request.clone().formData()
  try {
    return await orConnectionLost(serverAction)
  } catch (result) {
    const leads = result instanceof Response ? (result.headers.get('Location') ?? '') : ''
    if (isAfterOrder(leads)) removeOrdered(leads, parseCompact(String(sent.get('ordered'))).lines)
    throw result
  }
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

/** Why a method that is open is not offered to this buyer. */
function Withheld({ methods, total }: MethodsProps) {
  const { methods: open, destination } = useShop()
  return openFor(open, destination, total).map(({ name, known }) =>
    known && total > known.above && !methods.some((one) => one.name === name) ? (
      <p key={name} className="text-soft-ink text-sm">{`${name}: ${known.condition}.`}</p>
    ) : null,
  )
}

interface MethodsProps {
  readonly methods: readonly OfferedMethod[]
  readonly total: Usd
}

function Methods({ methods, total }: MethodsProps) {
  const messages = useCheckoutMessages().problems
  const { value, code } = useFieldState('method')
  const chosen = methods.find(({ method }) => method === value)?.method
  return (
    <div id="method">
      <PaymentMethods
        methods={methods}
        chosen={chosen}
        isAlive={useHydrated()}
        problem={code ? messages.method_required : undefined}
      />
      <Withheld methods={methods} total={total} />
    </div>
  )
}

const stillMissing = ({ method = '', terms = '' }: FormInput): Problem[] => [
  ...(method === '' ? [{ field: 'method', code: 'method_required' }] : []),
  ...(terms === '' ? [{ field: 'terms', code: 'terms_required' }] : []),
]

export default function PaymentPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useCheckoutMessages().payment
  const parts = usePartMessages()
  if (loaderData.isClosed) return <CheckoutClosed />
  const { frame, methods, captcha, isCaptchaDue } = loaderData
  const result = actionData as StepResult | undefined
  const { total, lines } = frame.served.totals
  const ordered = lines.map(({ product, quantity }) => `${product.id}:${quantity}`).join('.')
  const [only] = methods.length === 1 ? methods : []
  return (
    <CheckoutFrame frame={frame} title={messages.title}>
      {result?.refusal && (
        <CheckoutRefusal {...result} refusal={result.refusal} served={frame.served} />
      )}
      <CheckoutReview {...loaderData} arrival={frame.arrival} />
      <CheckoutExtras served={frame.served} result={result} />
      <CheckoutForm
        name="pago"
        input={{ method: only?.method ?? '' }}
        result={result?.isCouponInvalid ? undefined : result}
        next={messages.confirm}
        recheck={stillMissing}
      >
        <section className="grid gap-4 rounded-card border border-line bg-raised p-4 shadow-card md:p-6">
          <Methods methods={methods} total={total} />
          {total >= 2 * minPart && <p className="text-soft-ink text-sm">{parts.offer.checkout}</p>}
          <div>
            <TickField name="terms" value="yes">
              <TermsSentence />
            </TickField>
            <TermsLinks />
          </div>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t pt-3">
            <span className="font-semibold">{messages.total}</span>
            <strong className="text-2xl" data-total="">
              <Money amount={total} />
            </strong>
          </p>
          <input type="hidden" name="total" value={total} />
          <input type="hidden" name="ordered" value={ordered} />
          {isCaptchaDue && <Captcha captcha={captcha} result={result} />}
        </section>
      </CheckoutForm>
    </CheckoutFrame>
  )
}
