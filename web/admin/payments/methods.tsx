import { data, redirect } from 'react-router'
import { Notice } from '#design/notice.tsx'
import { format } from '#kernel/messages.ts'
import { formatUsd, zero } from '#kernel/money.ts'
import { hasProvider } from '#kernel/payment-method.ts'
import { rangesWithoutProducts } from '#shop/catalogue/prices/price-ranges.service.server.ts'
import { addTransferMethod, setMethod } from '#shop/payments/methods/configure.service.server.ts'
import { readAddedName, readMethod } from '#shop/payments/methods/method.input.ts'
import type { MethodLimits } from '#shop/payments/methods/method.rules.ts'
import {
  allMethods,
  isProviderConfigured,
  methodSettings,
} from '#shop/payments/methods/methods.service.server.ts'
import { AddMethodForm, AdminMethodForm } from '#shop/payments/ui/admin-method-form.tsx'
import { useMethodMessages } from '#shop/payments/ui/use-messages.ts'
import { mayPress } from '#shop/permissions/panel-access.rules.ts'
import { privatePage } from '#web/shell/request/messages.server.ts'
import { postedFields, textsIn } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { saveMerged } from '../forms/save-merged.server.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import { useStaff } from '../frame/staff-context.ts'
import type { Route } from './+types/methods'
import { added, errorsIn, formDataOf, type MethodAnswer } from './method-answer.ts'

const path = '/admin/pagos'

/** The open methods that are not for every sum. */
const narrowed = (limits: readonly MethodLimits[]) =>
  limits
    .filter(({ isActive, min, max }) => isActive && (min > 0 || max !== null))
    .map(({ method, ...range }) => ({ ...range, name: method }))

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { searchParams } = new URL(request.url)
  const settings = await methodSettings(ctx)
  return {
    ...settings,
    withoutKeys: settings.infos
      .map(({ method }) => method)
      .filter((method) => hasProvider(method) && !isProviderConfigured(ctx, method)),
    unusual: await rangesWithoutProducts(ctx, narrowed(settings.limits)),
    isSaved: searchParams.has('guardado'),
    isAdded: searchParams.has('creado'),
    ...privatePage(ctx.locale, path, 'methods'),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const posted = await postedFields(request)
  const entered = textsIn(posted)
  const answered = (answer: MethodAnswer, status: number) => data(answer, { status })
  if (posted.intent === added) {
    const name = readAddedName(posted)
    const created = name.ok ? await addTransferMethod(ctx, name.value) : name
    if (created.ok) return redirect(`${path}?creado=1`, 303)
    return answered({ method: added, ...errorsIn({ name: created.code }), entered }, 400)
  }
  const method = (await allMethods(ctx)).find((known) => known.method === posted.method)?.method
  if (!method) return answered({ method: '', ...errorsIn({}), entered }, 400)
  const { saved, ...merged } = await saveMerged(ctx, posted, {
    name: `method ${method}`,
    stored: async (inside) => {
      const settings = await methodSettings(inside)
      const info = settings.infos.find((known) => known.method === method)
      return info ? formDataOf(settings, info) : {}
    },
    save: async (inside, input) => {
      const read = readMethod({ method, ...input }, [method])
      if (!read.ok) return { status: 400, ...errorsIn(read.errors) }
      const done = await setMethod(inside, read.limits, read.transfer)
      return done.ok ? 'saved' : { status: 409, ...errorsIn({ name: done.code }) }
    },
  })
  if (saved === 'saved') return redirect(`${path}?guardado=1`, 303)
  const { status, ...refusal } = saved ?? { status: 409, ...errorsIn({}) }
  return answered({ method, ...refusal, ...merged }, status)
}

export default function MethodsPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useMethodMessages()
  const mayChange = mayPress(useStaff(), path, 'save')
  const { infos, limits, transfers, withoutKeys, isSaved, isAdded } = loaderData
  const unusualText = (range: MethodLimits | undefined) => {
    const { unusual } = messages
    const text = range?.max == null ? unusual.over : range.min > 0 ? unusual.between : unusual.under
    return format(text, { from: formatUsd(range?.min ?? zero), to: formatUsd(range?.max ?? zero) })
  }
  const refused = (method: string) =>
    actionData?.method === method
      ? {
          refusal: {
            errors: Object.fromEntries(
              Object.entries(actionData.errors).map(([field, code]) => [
                field,
                messages.problems[code],
              ]),
            ),
            entered: actionData.entered,
            ...(actionData.seen && { seen: actionData.seen, crossed: actionData.crossed ?? {} }),
          },
        }
      : {}
  const done = isAdded ? messages.add.added : isSaved ? messages.saved : null
  return (
    <AdminPage title={messages.title} text={messages.text}>
      <Notice text={actionData ? null : done} />
      <Notice isBad text={actionData?.method === '' && messages.problems.not_understood} />
      {!mayChange && <p className="font-semibold">{messages.onlySeen}</p>}
      <fieldset disabled={!mayChange} className="grid min-w-0 items-start gap-5 lg:grid-cols-2">
        {infos.map((info) => (
          <AdminMethodForm
            key={info.method}
            info={info}
            stored={formDataOf({ limits, transfers }, info)}
            hint={
              withoutKeys.includes(info.method)
                ? format(messages.providerOff, { method: info.name })
                : undefined
            }
            warning={
              loaderData.unusual.includes(info.method)
                ? unusualText(limits.find(({ method }) => method === info.method))
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
