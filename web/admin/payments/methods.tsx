import { data, redirect } from 'react-router'
import { BackLink } from '#design/back-link.tsx'
import { isTransfer, paymentMethods } from '#kernel/payment-method.ts'
import { readMethod } from '#shop/payments/methods/method.input.ts'
import { closedMethod, noTransferDetails } from '#shop/payments/methods/method.rules.ts'
import {
  methodSettings,
  payPalClientId,
  setMethod,
} from '#shop/payments/methods/methods.service.server.ts'
import { AdminMethodForm } from '#shop/payments/ui/admin-method-form.tsx'
import { useMethodMessages } from '#shop/payments/ui/use-messages.ts'
import type { PageInfo } from '#web/shell/document/page-info.ts'
import { messagesIn, withMessages } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/methods'

const path = '/admin/pagos'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const page: PageInfo = { title: messagesIn(ctx.locale).methods.title, path, noindex: true }
  return {
    page,
    ...(await methodSettings(ctx)),
    hasPayPalKeys: payPalClientId(ctx) !== null,
    isSaved: new URL(request.url).searchParams.has('guardado'),
    ...withMessages(ctx.locale, 'methods'),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const read = readMethod(await postedFields(request))
  if (!read.ok) return data({ method: read.method, problem: read.problem }, { status: 400 })
  await setMethod(ctx, read.limits, read.transfer)
  return redirect(`${path}?guardado=1`, 303)
}

export default function MethodsPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useMethodMessages()
  const { limits, transfers, hasPayPalKeys, isSaved } = loaderData
  const problemOf = (method: string) =>
    actionData?.method === method ? messages.problems[actionData.problem] : undefined
  return (
    <div className="page grid gap-6 py-6 md:py-8">
      <div className="grid justify-items-start gap-2">
        <BackLink to="/admin" label={messages.back} />
        <h1 className="font-bold text-2xl md:text-3xl">{messages.title}</h1>
        <p className="measure text-soft-ink">{messages.text}</p>
      </div>
      {isSaved && !actionData && (
        <p
          role="status"
          className="rounded-field border border-line border-l-4 border-l-good bg-raised p-3"
        >
          {messages.saved}
        </p>
      )}
      {actionData?.method === '' && (
        <p role="alert" className="text-bad">
          {messages.problems[actionData.problem]}
        </p>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {paymentMethods.map((method) => (
          <AdminMethodForm
            key={method}
            limits={limits.find((known) => known.method === method) ?? closedMethod(method)}
            zelle={isTransfer(method) ? (transfers[method] ?? noTransferDetails) : null}
            hint={method === 'paypal' && !hasPayPalKeys ? messages.payPalOff : undefined}
            problem={problemOf(method)}
          />
        ))}
      </div>
    </div>
  )
}
