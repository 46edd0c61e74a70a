import { data, redirect } from 'react-router'
import { ButtonLink } from '#design/button.tsx'
import { Money } from '#design/money.tsx'
import { Notice } from '#design/notice.tsx'
import { format } from '#kernel/messages.ts'
import { linkOf } from '#shop/orders/orders.service.server.ts'
import { partsHours } from '#shop/orders/placing/divide.service.server.ts'
import { divideOrder, mayDivide } from '#shop/payments/parts/divide-order.service.server.ts'
import {
  equalParts,
  maxPartsOf,
  minParts,
  rowProblems,
} from '#shop/payments/parts/division.rules.ts'
import {
  readPartAmount,
  readPartCount,
  readPartTexts,
} from '#shop/payments/parts/paying/part.input.ts'
import { CountForm, DivideForm } from '#shop/payments/parts/ui/divide-form.tsx'
import { usePartMessages } from '#shop/payments/ui/use-messages.ts'
import { payersOrder } from '#web/checkout/payment/provider-page.server.ts'
import { PlainPage } from '#web/shell/layout/plain-page.tsx'
import { privatePage } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/divide'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const order = await payersOrder(ctx, params.token)
  if (!order) throw data(null, { status: 404 })
  const max = maxPartsOf(order.total)
  const count = readPartCount(new URL(request.url).searchParams.get('partes'), max)
  return {
    ...{
      max,
      count: count ?? minParts,
      isCountOdd: count === null,
      total: order.total,
      link: linkOf(ctx, order, 'payer'),
    },
    isOpen: await mayDivide(ctx, order),
    hours: await partsHours(ctx),
    ...privatePage(ctx.locale, '/pedido/buscar', 'parts'),
  }
}

export const headers = () => ({ 'Cache-Control': 'private, no-store' })

/** Divides the order; what was typed stays in the form. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const order = await payersOrder(ctx, params.token)
  if (!order) throw data(null, { status: 404 })
  const posted = await postedFields(request)
  const count = readPartCount(posted.partes, maxPartsOf(order.total))
  if (count === null)
    return data({ input: undefined, code: 'count_odd', rows: {} }, { status: 400 })
  const input = readPartTexts(posted, count)
  const read = input.map(readPartAmount)
  const refusal = (code: string, status: number) =>
    data({ input, rows: rowProblems(order.total, read, code), code }, { status })
  if (read.includes('unreadable')) return refusal('unreadable', 400)
  const amounts = read.map((amount) => (typeof amount === 'number' ? amount : null))
  const typed = input.map(({ name }, index) => ({ name, amount: amounts[index] ?? null }))
  const made = await divideOrder(ctx, order.id, typed)
  if (made.ok) return redirect(`${linkOf(ctx, made.value, 'payer')}#partes`, 303)
  return refusal(made.code, 409)
}

export default function DividePage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = usePartMessages()
  const { divide } = messages
  const { isOpen, max, total, link, hours } = loaderData
  const input = actionData?.input
  const rows: Readonly<Record<number, string>> = actionData?.rows ?? {}
  const count = input?.length ?? loaderData.count
  const code = actionData?.code ?? (loaderData.isCountOdd ? 'count_odd' : null)
  const problems: Readonly<Record<string, string>> = divide.problems
  const sentence = (problem: string) => format(problems[problem] ?? divide.no, { max })
  return (
    <PlainPage title={messages.title} text={divide.text}>
      <div className="mt-6 grid max-w-3xl gap-5">
        <Notice isBad text={Object.keys(rows).length === 0 && code && sentence(code)} />
        {isOpen ? (
          <>
            <p>{format(divide.hours, { hours })}</p>
            <p className="flex flex-wrap items-baseline justify-between gap-3">
              <span className="text-soft-ink">{divide.total}</span>
              <Money amount={total} className="font-bold text-2xl" />
            </p>
            <CountForm count={count} max={max} />
            <DivideForm
              key={count}
              action={`${link}/entre-varios?partes=${count}`}
              shares={equalParts(total, count)}
              input={input}
              refused={(row) => rows[row] && sentence(rows[row])}
            />
          </>
        ) : (
          <p>{divide.no}</p>
        )}
        <p>
          <ButtonLink to={link} look="quiet" className="-ml-4">
            {divide.back}
          </ButtonLink>
        </p>
      </div>
    </PlainPage>
  )
}
