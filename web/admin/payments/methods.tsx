import { data, redirect } from 'react-router'
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
import { privatePage } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { AdminPage, Notice } from '../frame/admin-page.tsx'
import type { Route } from './+types/methods'

const path = '/admin/pagos'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  return {
    ...(await methodSettings(ctx)),
    hasPayPalKeys: payPalClientId(ctx) !== null,
    isSaved: new URL(request.url).searchParams.has('guardado'),
    ...privatePage(ctx.locale, path, 'methods'),
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
    <AdminPage
      title={messages.title}
      text={messages.text}
      back={{ to: '/admin', label: messages.back }}
    >
      <Notice text={isSaved && !actionData ? messages.saved : null} />
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
    </AdminPage>
  )
}
