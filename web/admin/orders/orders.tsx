import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { ButtonLink } from '#design/button.tsx'
import { PanelForm } from '#design/forms/panel-form.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { Notice } from '#design/notice.tsx'
import { format, formatPlural } from '#kernel/messages.ts'
import { dayOf } from '#kernel/time.ts'
import { exportBases } from '#shop/compliance/release.rules.ts'
import { type BulkOutcome, moveOrders } from '#shop/orders/lifecycle/bulk-steps.service.server.ts'
import { bulkStep } from '#shop/orders/lifecycle/staff-action.input.ts'
import { isNarrowed, listQuery, readListQuery } from '#shop/orders/list/order-list.rules.ts'
import { listedOrders } from '#shop/orders/list/order-list.service.server.ts'
import { withoutMoney } from '#shop/orders/packers-order.rules.ts'
import { AdminBulkStep, type BulkFields } from '#shop/orders/ui/admin-bulk-step.tsx'
import { AdminOrderFilter } from '#shop/orders/ui/admin-order-filter.tsx'
import { AdminOrderList } from '#shop/orders/ui/admin-order-list.tsx'
import { ConfirmBulk, Stayed } from '#shop/orders/ui/staff/confirm-bulk.tsx'
import { useStaffOrderMessages } from '#shop/orders/ui/use-messages.ts'
import { allMethods } from '#shop/payments/methods/methods.service.server.ts'
import { isPermitted, seesOrderMoney, staffOf } from '#shop/permissions/panel-access.rules.ts'
import { divisions } from '#shop/shipping/cuba-divisions.rules.ts'
import { privatePage } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { useStaff } from '../frame/staff-context.ts'
import type { Route } from './+types/orders'
import { type BulkAsked, bulkAsked } from './steps/bulk-asked.server.ts'

const path = '/admin/pedidos'
const quick = ['all', 'held', 'proof', 'paid', 'prepared', 'late'] as const

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const params = new URL(request.url).searchParams
  const methods = await allMethods(ctx)
  const query = readListQuery(
    params,
    methods.map(({ method }) => method),
  )
  const provinces = divisions.map(([code, name]) => [code, name] as const)
  const view =
    quick.find((name) => name === params.get('ver')) ?? (isNarrowed(query) ? null : 'all')
  const seesMoney = seesOrderMoney(staffOf(ctx.user))
  const { orders, next } = await listedOrders(ctx, { ...query, withoutContact: !seesMoney })
  return {
    query,
    view,
    today: dayOf(ctx.now),
    provinces,
    methods,
    orders: seesMoney ? orders : orders.map(withoutMoney),
    next,
    ...privatePage(ctx.locale, path, 'ordersStaff', 'orderSteps'),
  }
}

const textOf = (form: FormData, name: string) => String(form.get(name) ?? '').slice(0, 100)

interface BulkResult {
  /** Null where no order was chosen, where it is only asked about, or corrected. */
  readonly outcome: BulkOutcome | null
  /** Shown again where not all of them moved. */
  readonly entered: BulkFields
  /** What would be written; asked before it is. */
  readonly preview?: BulkAsked
  readonly orders?: readonly string[]
  readonly isEdited?: boolean
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const form = await request.formData().catch(() => new FormData())
  const entered = {
    to: textOf(form, 'to'),
    basis: textOf(form, 'basis') || exportBases[0],
    filing: textOf(form, 'filing'),
    carrier: textOf(form, 'carrier'),
  }
  const read = bulkStep.safeParse({ ...entered, orders: form.getAll('orders') })
  if (!read.success) return data<BulkResult>({ outcome: null, entered }, { status: 400 })
  const { orders } = read.data
  if (form.get('asks') === 'edit')
    return data<BulkResult>({ outcome: null, entered, orders, isEdited: true })
  const preview = await bulkAsked(ctx, form, read.data)
  if (preview) {
    const status = preview.isOther ? 409 : 200
    return data<BulkResult>({ outcome: null, entered, preview, orders }, { status })
  }
  const outcome = await moveOrders(ctx, read.data)
  return data<BulkResult>({ outcome, entered }, { status: outcome.refused.length > 0 ? 409 : 200 })
}

/** Where some stayed, others moved: the table shows where each of them is now. */
export const shouldRevalidate = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => actionStatus !== undefined || defaultShouldRevalidate

function Pages({ query: input, next }: Pick<Route.ComponentProps['loaderData'], 'query' | 'next'>) {
  const messages = useStaffOrderMessages().filter
  const query = listQuery(input)
  const leading = (extra: Record<string, string>) =>
    `${path}?${new URLSearchParams([...query, ...Object.entries(extra)])}`
  return (
    <nav aria-label={messages.pages} className="flex flex-wrap gap-3">
      {input.after && <ButtonLink to={leading({})}>{messages.newest}</ButtonLink>}
      {next && <ButtonLink to={leading({ despues: next })}>{messages.older}</ButtonLink>}
    </nav>
  )
}

function useBulkProblem() {
  const { bulk, problems } = useStaffOrderMessages()
  const locale = useLocale()
  const texts: Readonly<Record<string, string>> = problems
  const stayedOf = ({ refused }: BulkOutcome): string[] =>
    refused.map(({ number, code }) =>
      format(bulk.stayed, { number, problem: texts[code] ?? problems.not_understood }),
    )
  const problemOf = ({ outcome, preview, isEdited }: BulkResult): string | null => {
    if (preview || isEdited) return null
    if (outcome === null) return bulk.none
    const { moved, refused } = outcome
    if (refused.length === 0) return null
    return moved === 0 ? bulk.allStayed : formatPlural(locale, bulk.stay, refused.length)
  }
  return { stayedOf, problemOf }
}

/** Before anybody is written to, what will be. */
function Asked({ result, closeTo }: { result: BulkResult; closeTo: string }) {
  const { stayedOf } = useBulkProblem()
  const { preview, entered, orders = [] } = result
  if (!preview) return null
  return (
    <ConfirmBulk
      count={preview.outcome.moved}
      unanswered={preview.unanswered}
      emails={preview.emails}
      isOther={preview.isOther}
      entered={entered}
      orders={orders}
      closeTo={closeTo}
      stayed={stayedOf(preview.outcome)}
    />
  )
}

export default function OrdersPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useStaffOrderMessages()
  const locale = useLocale()
  const { problemOf, stayedOf } = useBulkProblem()
  const { query, view, provinces, methods, orders, next } = loaderData
  const staff = useStaff()
  const problem = actionData && problemOf(actionData)
  const outcome = actionData?.outcome
  const mayMove = orders.length > 0 && isPermitted(staff, ['orders', 'packing'])
  const here = `${path}?${listQuery(query)}`
  return (
    <div className="page grid gap-5 py-6 lg:gap-3 lg:py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-bold text-2xl lg:text-xl">{messages.title}</h1>
        {isPermitted(staff, ['orders']) && (
          <ButtonLink to={`${path}/archivo.csv?${listQuery(query)}`} reloadDocument>
            {messages.filter.file}
          </ButtonLink>
        )}
      </div>
      <nav
        aria-label={messages.all}
        className="flex gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:py-1 md:flex-wrap"
      >
        {quick.map((name) => (
          <ButtonLink
            key={name}
            to={name === 'all' ? path : `${path}?ver=${name}`}
            aria-current={name === view ? 'page' : undefined}
            className="shrink-0 aria-[current=page]:border-ink aria-[current=page]:bg-sunk"
          >
            {messages.filters[name]}
          </ButtonLink>
        ))}
      </nav>
      <details open={view === null} className="rounded-card border border-line bg-raised px-4 py-1">
        <summary className="opens min-h-11 font-semibold">{messages.filter.title}</summary>
        <div className="pt-2 pb-3">
          <AdminOrderFilter path={path} request={query} provinces={provinces} methods={methods} />
        </div>
      </details>
      <Notice
        text={
          outcome && outcome.moved > 0 && formatPlural(locale, messages.bulk.moved, outcome.moved)
        }
      />
      <Stayed reasons={outcome ? stayedOf(outcome) : []} />
      {actionData && <Asked result={actionData} closeTo={here} />}
      <PanelForm
        countsWork={false}
        problem={problem}
        hasOwnReason={mayMove}
        action={here}
        className="group/orders grid gap-4"
      >
        <AdminOrderList
          orders={orders}
          today={loaderData.today}
          isPriced={seesOrderMoney(staff)}
          chosen={actionData?.orders}
        />
        {mayMove && (
          <AdminBulkStep
            entered={problem || actionData?.orders ? actionData?.entered : undefined}
          />
        )}
      </PanelForm>
      <Pages query={query} next={next} />
    </div>
  )
}
