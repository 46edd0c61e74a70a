import { data, redirect } from 'react-router'
import { Money } from '#design/money.tsx'
import { Notice } from '#design/notice.tsx'
import { format } from '#kernel/messages.ts'
import { formatUsd } from '#kernel/money.ts'
import { hasProvider } from '#kernel/payment-method.ts'
import { formatDeadline } from '#kernel/time.ts'
import { countriesIn } from '#shop/checkout/buyer/countries.rules.ts'
import { partByLink } from '#shop/payments/parts/paying/open-part.service.server.ts'
import { partPage } from '#shop/payments/parts/paying/part-page.service.server.ts'
import { PartList, usePartName } from '#shop/payments/parts/ui/part-list.tsx'
import { usePartMessages, usePaymentMessages } from '#shop/payments/ui/use-messages.ts'
import { servedCaptcha } from '#web/account/captcha/captcha.server.ts'
import { outcomeIn } from '#web/checkout/payment/provider-outcome.ts'
import { servedProvider } from '#web/checkout/payment/provider-page.server.ts'
import { ProviderOutcome } from '#web/checkout/payment/provider-ways.tsx'
import {
  chosenDestinationCookie,
  hasDestination,
} from '#web/shell/destination/destination-cookie.server.ts'
import { cookieHeaders } from '#web/shell/notices/flash.server.ts'
import { messagesIn, privatePageTitled } from '#web/shell/request/messages.server.ts'
import { formOrConnectionLost } from '#web/shell/request/or-connection-lost.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/pay-part'
import { PartPayment } from './part-payment.tsx'
import { handlePart, type PartResult } from './pay-part.server.ts'
import { payerCookie, storedPayer } from './payer-cookie.server.ts'

/** For a relative: a part of an order, without anything about its recipient. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const opened = await partByLink(ctx, params.token)
  if (!opened) throw data(null, { status: 404 })
  const part = await partPage(ctx, opened)
  const { page } = messagesIn(ctx.locale).parts
  const [online = null] = part.methods.flatMap(({ method, name }) =>
    hasProvider(method) ? [servedProvider(ctx, { method, name })] : [],
  )
  // who has never chosen a destination goes on with that of the order
  const cookie = hasDestination(request) || chosenDestinationCookie(ctx, opened.order.destination)
  const carried = {
    part,
    payer: part.isOpen ? storedPayer(request) : null,
    address: `/pagar/${params.token}`,
    until:
      part.until && part.isOpen
        ? formatDeadline(part.until, ctx.locale, opened.order.destination)
        : null,
    outcome: outcomeIn(request),
    countries: countriesIn(ctx.locale),
    captcha: part.isOpen ? servedCaptcha(ctx) : null,
    servedProvider: online,
    ...privatePageTitled(
      ctx.locale,
      '/pedido/buscar',
      format(page.title, { name: part.buyerName }),
      ...(['parts', 'payments'] as const),
    ),
  }
  return data(carried, cookie === true ? {} : { headers: { 'Set-Cookie': cookie } })
}

export const headers = () => ({ 'Cache-Control': 'private, no-store' })

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const opened = await partByLink(ctx, params.token)
  if (!opened) throw data(null, { status: 404 })
  const handled = await handlePart(ctx, opened, request)
  if ('goTo' in handled) {
    const { goTo, payer } = handled
    const own = `/pagar/${params.token}`
    const headers = cookieHeaders(payer ? [payerCookie(ctx, own, payer)] : [])
    return redirect(goTo ?? own, { status: 303, headers })
  }
  return data(handled, { status: handled.status })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  formOrConnectionLost(serverAction)

const box = 'rounded-card border border-line border-l-4 bg-raised p-4'

const ownStates = ['paid', 'returning', 'returned', 'looked_for', 'disputed', 'given_back'] as const
type PartState = Route.ComponentProps['loaderData']['part']['state']
const isChecked = (state: PartState) => state === 'in_progress' || state === 'in_review'
/** Nothing is missing any more of an order that has ended. */
const isEnded = (state: PartState) =>
  ['over', 'returning', 'returned', 'looked_for'].includes(state)

function Status({ part }: Pick<Route.ComponentProps['loaderData'], 'part'>) {
  const messages = usePartMessages().page
  const { state, isHeld, isOpen } = part
  if (isOpen) return state === 'sent' ? <Notice text={messages.sent.done} /> : null
  const key =
    ownStates.find((one) => one === state) ??
    (isHeld ? 'held' : isChecked(state) ? 'checking' : 'over')
  return (
    <div role="status" className={`${box} ${key === 'paid' ? 'border-l-good' : 'border-l-warn'}`}>
      <p className="font-bold text-lg">{messages[key]}</p>
      <p className="mt-1 text-soft-ink">
        {key === 'paid' && part.isComplete ? messages.completeText : messages[`${key}Text`]}
      </p>
      {key === 'paid' && part.back > 0 && (
        <p className="mt-1">{format(messages.back, { amount: formatUsd(part.back) })}</p>
      )}
    </div>
  )
}

function Everybody({ part }: Pick<Route.ComponentProps['loaderData'], 'part'>) {
  const { own, page: messages } = usePartMessages()
  return (
    <section className="rounded-card border border-line bg-raised p-4 md:p-6">
      <h2 className="mb-2 font-bold text-lg">{messages.everybody}</h2>
      <PartList parts={part.parts} own={part.number} />
      {part.missing > 0 && !isEnded(part.state) && (
        <p className="mt-3 font-semibold">
          {format(messages.missing, { amount: formatUsd(part.missing) })}
        </p>
      )}
      {part.checking > 0 && (
        <p className="mt-1">{format(own.checking, { amount: formatUsd(part.checking) })}</p>
      )}
      <h2 className="mt-6 mb-1 font-bold text-lg">{messages.items}</h2>
      <ul className="list-disc pl-5">
        {part.items.map(({ name, quantity }) => (
          <li key={name}>
            {quantity} × {name}
          </li>
        ))}
      </ul>
    </section>
  )
}

export default function PayPartPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = usePartMessages().page
  const { outcomes } = usePaymentMessages().provider
  const nameOf = usePartName()
  const { part, until, outcome, servedProvider: provider } = loaderData
  const result: PartResult | undefined = actionData && { status: 400, ...actionData }
  return (
    <div className="page py-8 md:py-12">
      <h1 className="font-bold text-3xl md:text-4xl">
        {format(messages.title, { name: part.buyerName })}
      </h1>
      <p className="mt-2 text-soft-ink">
        {format(messages.text, { number: part.orderNumber, part: nameOf(part) })}
      </p>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <div className="grid gap-5">
          <ProviderOutcome
            outcomes={outcomes}
            code={result?.refusal ?? (part.isOpen ? outcome : '')}
            name={provider?.name ?? part.transfer?.methodName ?? ''}
          />
          <p className="flex flex-wrap items-baseline justify-between gap-3">
            <span className="text-soft-ink">
              {part.isOpen && part.due < part.amount ? messages.rest : messages.due}
            </span>
            <Money amount={part.isOpen ? part.due : part.amount} className="font-bold text-3xl" />
          </p>
          {until && <p>{format(messages.until, { date: until })}</p>}
          <Status part={part} />
          {part.isOpen && <PartPayment {...loaderData} result={result} />}
        </div>
        <Everybody part={part} />
      </div>
    </div>
  )
}
