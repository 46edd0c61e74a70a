import type { Destination } from '#kernel/destination.ts'
import { destinations } from '#kernel/destination.ts'
import { format } from '#kernel/messages.ts'
import { dayOf } from '#kernel/time.ts'
import { provinceArrivals } from '#shop/checkout/drafts/checkout-state.service.server.ts'
import { stepPaths } from '#shop/checkout/drafts/steps.rules.ts'
import type { FormInput } from '#shop/checkout/form-checks.rules.ts'
import { listRecipients } from '#shop/checkout/recipients/recipients.service.server.ts'
import { CubaFields } from '#shop/checkout/ui/cuba-fields.tsx'
import { TickField } from '#shop/checkout/ui/fields.tsx'
import { UsaFields } from '#shop/checkout/ui/usa-fields.tsx'
import { useCheckoutMessages } from '#shop/checkout/ui/use-messages.ts'
import { useShop } from '#web/shell/layout/use-shop.ts'
import { messagesIn, privatePageTitled } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { enterStep, frameOf, isClosed } from '../checkout.server.ts'
import type { StepResult } from '../checkout.ts'
import { CheckoutClosed } from '../checkout-closed.tsx'
import { isUntouched, newDelivery, shownDelivery } from '../checkout-forms.server.ts'
import { CheckoutFrame } from '../checkout-frame.tsx'
import { CheckoutForm } from '../form/checkout-form.tsx'
import { EnterButton } from '../form/enter-button.tsx'
import { SignInOffer } from '../sign-in-offer.tsx'
import { orConnectionLost } from '../step-response.ts'
import type { Route } from './+types/delivery'
import { handleDelivery } from './checkout-delivery.server.ts'
import { deliveryProblems } from './delivery-recheck.ts'
import { fillNewest } from './fill-newest.server.ts'
import { listedRecipient } from './listed-recipient.server.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { title } = messagesIn(ctx.locale).checkout.delivery
  const base = privatePageTitled(ctx.locale, stepPaths.delivery, title, 'checkout')
  if (await isClosed(ctx)) return { ...base, isClosed: true as const }
  const checkout = await enterStep(ctx, request, 'delivery')
  const { destination, user: person } = ctx
  const book = person ? await listRecipients({ ...ctx, user: person }) : []
  const isOther = new URL(request.url).searchParams.has('otra')
  const filled = isOther ? null : await fillNewest(ctx, checkout.draft, book)
  const input = filled?.input ?? checkout.draft.delivery[destination]
  const shown = shownDelivery(ctx, isUntouched(input) ? newDelivery(ctx) : input)
  return {
    ...base,
    isClosed: false as const,
    // the form says when it arrives
    frame: { ...(await frameOf(ctx, 'delivery', checkout)), arrival: null },
    ...shown,
    input: { ...shown.input, self: checkout.draft.buyer.relation === 'self' ? 'yes' : '' },
    today: dayOf(ctx.now),
    services: checkout.services,
    arrivals: await provinceArrivals(ctx, checkout),
    book: book.map(listedRecipient),
    filled: filled && listedRecipient(filled).name,
    isSignedIn: person !== null,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  return handleDelivery(ctx, request, await postedFields(request))
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionLost(serverAction)

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

const formName = 'entrega'

/** The delivery; the fields of one destination are stored while the other is chosen. */
function WhereTo({ destination }: { destination: Destination }) {
  const messages = useCheckoutMessages().delivery
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <legend className="float-left mr-2 font-semibold">{messages.destination}</legend>
      <span className="flex rounded-field border border-line bg-raised p-px">
        {destinations.map((place) => (
          <button
            key={place}
            type="submit"
            form={formName}
            formNoValidate
            name="to"
            value={place}
            aria-pressed={place === destination}
            className={`min-h-11 min-w-20 cursor-pointer rounded-field px-3 font-semibold text-sm ${place === destination ? 'bg-ink text-paper' : ''}`}
          >
            {messages[place]}
          </button>
        ))}
      </span>
    </fieldset>
  )
}

interface BookProps {
  readonly book: readonly { readonly id: string; readonly name: string; readonly place: string }[]
  /** The recipient of the form, where the address book or the last order filled it in. */
  readonly filled: string | null
}

function Book({ book, filled }: BookProps) {
  const messages = useCheckoutMessages().delivery
  if (book.length === 0 && !filled) return null
  return (
    <section className="grid gap-3 rounded-card border border-line bg-raised p-4 shadow-card md:p-6">
      <h2 className="font-bold text-xl">{messages.saved}</h2>
      <p className="-mt-2 text-soft-ink text-sm">
        {filled ? format(messages.filled, { name: filled }) : messages.savedText}
      </p>
      <ul className="grid gap-2 md:grid-cols-2">
        {book.map(({ id, name, place }) => (
          <li key={id}>
            <button
              type="submit"
              form={formName}
              name="recipient"
              value={id}
              aria-label={format(messages.use, { name })}
              className="min-h-12 w-full cursor-pointer rounded-field border border-line bg-paper px-3 py-2 text-left hover:border-ink"
            >
              <span className="block font-semibold">{name}</span>
              <span className="block text-soft-ink text-sm">{place}</span>
            </button>
          </li>
        ))}
        <li>
          <button
            type="submit"
            form={formName}
            name="recipient"
            value=""
            className="min-h-12 w-full cursor-pointer rounded-field border border-line bg-paper px-3 py-2 text-left font-semibold hover:border-ink"
          >
            {messages.another}
          </button>
        </li>
      </ul>
    </section>
  )
}

export default function DeliveryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { delivery: messages, next } = useCheckoutMessages()
  const { destination } = useShop()
  if (loaderData.isClosed) return <CheckoutClosed />
  const { frame, input, saved, services, arrivals, book, filled, isSignedIn, today } = loaderData
  const recheck = (values: FormInput) =>
    deliveryProblems(values, { destination, saved, services, today })
  return (
    <CheckoutFrame frame={frame} title={messages.title}>
      <EnterButton label={next} form={formName} />
      <WhereTo destination={destination} />
      {!isSignedIn && <SignInOffer step={stepPaths.delivery} />}
      <Book book={book} filled={filled} />
      <CheckoutForm
        key={destination}
        name={formName}
        input={input}
        result={actionData as StepResult | undefined}
        recheck={recheck}
      >
        {destination === 'cuba' ? <CubaFields arrivals={arrivals} saved={saved} /> : <UsaFields />}
        <TickField name="self" value="yes" hint={messages.selfHint}>
          {messages.self}
        </TickField>
        {isSignedIn && (
          <TickField name="saveRecipient" value="yes">
            {messages.save}
          </TickField>
        )}
      </CheckoutForm>
    </CheckoutFrame>
  )
}
