import { data, Form, redirect } from 'react-router'
import { Button } from '#design/button.tsx'
import { LabelledField } from '#design/forms/labelled-field.tsx'
import { LabelledSelect } from '#design/forms/labelled-select.tsx'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { Notice } from '#design/notice.tsx'
import { format, formatNumber, formatPlural } from '#kernel/messages.ts'
import { formatDateTime } from '#kernel/time.ts'
import { endInput, passInput } from '#shop/orders/limits/order-pass.input.ts'
import {
  endPass,
  letThrough,
  refusedOrders,
} from '#shop/orders/limits/order-passes.service.server.ts'
import { passHours } from '#shop/orders/limits/placing-limits.rules.ts'
import { useOrderLimitMessages } from '#shop/orders/ui/use-messages.ts'
import { privatePage } from '#web/shell/request/messages.server.ts'
import { type Posted, postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import { AdminTable } from '../frame/admin-table.tsx'
import type { Route } from './+types/limits'

const path = '/admin/limites'
const outcomes = ['done', 'ended'] as const

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { searchParams } = new URL(request.url)
  const requested = searchParams.get('hecho')
  const who = (searchParams.get('quien') ?? '').slice(0, 320)
  return {
    ...(await refusedOrders(ctx, who)),
    who,
    done: outcomes.find((one) => one === requested) ?? null,
    ...privatePage(ctx.locale, path, 'orderLimits'),
  }
}

const typedIn = (posted: Posted, name: string): string => {
  const value = posted[name]
  return typeof value === 'string' ? value : ''
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const posted = await postedFields(request)
  const ended = endInput.safeParse(posted)
  if (ended.success) {
    await endPass(ctx, ended.data.end)
    return redirect(`${path}?hecho=ended`, 303)
  }
  const input = passInput.safeParse(posted)
  if (!input.success)
    return data(
      { value: typedIn(posted, 'value'), hours: typedIn(posted, 'hours') },
      { status: 400 },
    )
  await letThrough(ctx, input.data)
  return redirect(`${path}?hecho=done`, 303)
}

type Refusals = Pick<Route.ComponentProps['loaderData'], 'count' | 'latest' | 'who'>

/** Lets this buyer through for a day, without writing out who it is. */
function LetThisThrough({ value }: { value: string }) {
  const { now } = useOrderLimitMessages().pass
  return (
    <PanelForm countsWork={false}>
      <input type="hidden" name="value" value={value} />
      <input type="hidden" name="hours" value={passHours[0]} />
      <FormButton look="quiet" aria-label={`${now}: ${value}`}>
        {now}
      </FormButton>
    </PanelForm>
  )
}

function FindRefused({ who }: { who: string }) {
  const { find } = useOrderLimitMessages()
  return (
    <Form method="get" role="search" className="flex flex-wrap items-end gap-3">
      <LabelledField label={find.label} name="quien" defaultValue={who} />
      <Button type="submit" className="min-h-12">
        {find.submit}
      </Button>
    </Form>
  )
}

function Refused({ count, latest, who }: Refusals) {
  const messages = useOrderLimitMessages()
  const { columns } = messages
  const locale = useLocale()
  if (count === 0) return <p>{messages.none}</p>
  return (
    <section className="grid gap-3">
      <h2 className="font-bold text-lg">{formatPlural(locale, messages.count, count)}</h2>
      <FindRefused who={who} />
      {latest.length === 0 && <p>{messages.find.none}</p>}
      <AdminTable
        label={messages.title}
        heads={[columns.when, columns.who, columns.why, columns.times, columns.pass]}
        figures={[3]}
        rows={latest.map(({ at, email, phone, reason, count: times, isShared }) => ({
          key: `${at.toISOString()} ${email} ${reason}`,
          cells: [
            formatDateTime(at, locale),
            `${email} · ${phone}${isShared ? ` ${messages.others}` : ''}`,
            messages.reasons[reason],
            formatNumber(locale, times),
            <LetThisThrough key="pass" value={email || phone} />,
          ],
        }))}
      />
    </section>
  )
}

function LetThrough({ typed }: { typed: { value: string; hours: string } | undefined }) {
  const messages = useOrderLimitMessages().pass
  return (
    <section className="grid max-w-xl gap-3 rounded-card border border-line bg-raised p-4 md:p-6">
      <h2 className="font-bold text-lg">{messages.title}</h2>
      <p className="text-soft-ink text-sm">{messages.text}</p>
      <PanelForm problem={typed && messages.unknown} noValidate className="grid gap-4">
        <LabelledField
          label={messages.value}
          name="value"
          required
          defaultValue={typed?.value ?? ''}
          problem={typed && messages.unknown}
        />
        <LabelledSelect
          label={messages.hours}
          name="hours"
          value={typed?.hours || '24'}
          choices={passHours.map((hours) => [String(hours), messages.validities[`h${hours}`]])}
        />
        <FormButton className="justify-self-start">{messages.submit}</FormButton>
      </PanelForm>
    </section>
  )
}

function Passes({ passes }: Pick<Route.ComponentProps['loaderData'], 'passes'>) {
  const messages = useOrderLimitMessages().passes
  const locale = useLocale()
  return (
    <section className="grid gap-3">
      <h2 className="font-bold text-lg">{messages.title}</h2>
      {passes.length === 0 && <p>{messages.none}</p>}
      <ul className="grid gap-2">
        {passes.map(({ id, value, validUntil }) => (
          <li key={id} className="flex flex-wrap items-center gap-3">
            <span className="break-all font-semibold">{value}</span>
            <span>{format(messages.until, { date: formatDateTime(validUntil, locale) })}</span>
            <PanelForm>
              <input type="hidden" name="end" value={id} />
              <FormButton look="quiet" aria-label={`${messages.end}: ${value}`}>
                {messages.end}
              </FormButton>
            </PanelForm>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Whom the limits refused, and whom the owner lets through. */
export default function OrderLimitsPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useOrderLimitMessages()
  const { done } = loaderData
  return (
    <AdminPage title={messages.title} text={messages.text}>
      <Notice text={done && !actionData ? messages.pass[done] : null} />
      <Refused {...loaderData} />
      <LetThrough typed={actionData} />
      <Passes passes={loaderData.passes} />
    </AdminPage>
  )
}
