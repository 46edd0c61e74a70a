import { data, redirect } from 'react-router'
import { Notice } from '#design/notice.tsx'
import { format } from '#kernel/messages.ts'
import { hasProvider } from '#kernel/payment-method.ts'
import { addTransferMethod, setMethod } from '#shop/payments/methods/configure.service.server.ts'
import { readAddedName, readMethod } from '#shop/payments/methods/method.input.ts'
import { closedMethod, noTransferDetails } from '#shop/payments/methods/method.rules.ts'
import {
  allMethods,
  isProviderConfigured,
  methodSettings,
} from '#shop/payments/methods/methods.service.server.ts'
import { AddMethodForm, AdminMethodForm } from '#shop/payments/ui/admin-method-form.tsx'
import { useMethodMessages } from '#shop/payments/ui/use-messages.ts'
import { isPermitted } from '#shop/permissions/panel-access.rules.ts'
import { privatePage } from '#web/shell/request/messages.server.ts'
import { postedFields, textsIn } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import { useStaff } from '../frame/staff-context.ts'
import type { Route } from './+types/methods'

const path = '/admin/pagos'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { searchParams } = new URL(request.url)
  const settings = await methodSettings(ctx)
  return {
    ...settings,
    withoutKeys: settings.infos
      .map(({ method }) => method)
      .filter((method) => hasProvider(method) && !isProviderConfigured(ctx, method)),
    isSaved: searchParams.has('guardado'),
    isAdded: searchParams.has('creado'),
    ...privatePage(ctx.locale, path, 'methods'),
  }
}

/** The form to add one, for its problems. */
const added = 'add'

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const posted = await postedFields(request)
  const entered = textsIn(posted)
  if (posted.intent === added) {
    const name = readAddedName(posted)
    const created = name.ok ? await addTransferMethod(ctx, name.value) : name
    if (created.ok) return redirect(`${path}?creado=1`, 303)
    return data({ method: added, field: 'name', problem: created.code, entered }, { status: 400 })
  }
  const methods = (await allMethods(ctx)).map(({ method }) => method)
  const read = readMethod(posted, methods)
  if (!read.ok) {
    const { method, field, problem } = read
    return data({ method, field, problem, entered }, { status: 400 })
  }
  const { method } = read.limits
  const saved = await setMethod(ctx, read.limits, read.transfer)
  if (!saved.ok)
    return data({ method, field: 'name', problem: saved.code, entered }, { status: 409 })
  return redirect(`${path}?guardado=1`, 303)
}

export default function MethodsPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useMethodMessages()
  const mayChange = isPermitted(useStaff(), 'everything')
  const { infos, limits, transfers, withoutKeys, isSaved, isAdded } = loaderData
  const refused = (method: string) =>
    actionData?.method === method
      ? {
          refusal: {
            field: actionData.field,
            text: messages.problems[actionData.problem],
            entered: actionData.entered,
          },
        }
      : {}
  const done = isAdded ? messages.add.added : isSaved ? messages.saved : null
  return (
    <AdminPage title={messages.title} text={messages.text}>
      <Notice text={actionData ? null : done} />
      <Notice isBad text={actionData?.method === '' && messages.problems[actionData.problem]} />
      {!mayChange && <p className="font-semibold">{messages.onlySeen}</p>}
      <fieldset disabled={!mayChange} className="grid min-w-0 items-start gap-5 lg:grid-cols-2">
        {infos.map((info) => (
          <AdminMethodForm
            key={info.method}
            info={info}
            limits={
              limits.find(({ method }) => method === info.method) ?? closedMethod(info.method)
            }
            transfer={transfers[info.method] ?? noTransferDetails}
            hint={
              withoutKeys.includes(info.method)
                ? format(messages.providerOff, { method: info.name })
                : undefined
            }
            {...refused(info.method)}
          />
        ))}
        {mayChange && <AddMethodForm {...refused(added)} />}
      </fieldset>
    </AdminPage>
  )
}
