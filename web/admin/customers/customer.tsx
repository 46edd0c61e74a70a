import { data, redirect } from 'react-router'
import { Notice } from '#design/notice.tsx'
import {
  addCustomerNote,
  eraseCustomer,
  removeCustomerNote,
} from '#shop/customers/care.service.server.ts'
import { type CustomerAction, customerAction } from '#shop/customers/customer.input.ts'
import { customerSheet } from '#shop/customers/sheet.service.server.ts'
import { useCustomerMessages } from '#shop/customers/ui/use-messages.ts'
import { messagesIn, privatePageTitled } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import type { Route } from './+types/customer'
import { CustomerConsent, CustomerFacts, CustomerSums } from './customer-facts.tsx'
import {
  CustomerDonations,
  CustomerEmails,
  CustomerOrders,
  CustomerParts,
} from './customer-history.tsx'
import { CustomerData, CustomerNotes } from './customer-notes.tsx'

const list = '/admin/clientes'
const outcomes = ['note', 'remove_note', 'erase'] as const

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const sheet = await customerSheet(ctx, params.id)
  const requested = new URL(request.url).searchParams
  const done = outcomes.find((one) => one === requested.get('hecho')) ?? null
  if (!sheet && done === 'erase') throw redirect(`${list}`, 303)
  if (!sheet) throw data(null, { status: 404 })
  const { title } = messagesIn(ctx.locale).customers
  return {
    ...{ sheet, done },
    asksToErase: requested.get('que') === 'erase',
    ...privatePageTitled(
      ctx.locale,
      `${list}/${params.id}`,
      `${title}: ${sheet.name}`,
      ...(['customers', 'overview', 'ordersStaff', 'donations', 'donationsStaff'] as const),
    ),
  }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const posted = await postedFields(request)
  const read = customerAction.safeParse(posted)
  const intent = outcomes.find((one) => one === posted.intent) ?? null
  if (!read.success) return data({ code: 'not_understood' as const, intent }, { status: 400 })
  const done = await perform(read.data)
  if (!done.ok) return data({ code: done.code, intent }, { status: 409 })
  return redirect(`${list}/${params.id}?hecho=${read.data.intent}`, 303)

  function perform(input: CustomerAction) {
    if (input.intent === 'note') return addCustomerNote(ctx, params.id, input.note)
    if (input.intent === 'remove_note') return removeCustomerNote(ctx, params.id, input.note)
    return eraseCustomer(ctx, params.id)
  }
}

export default function CustomerPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const messages = useCustomerMessages()
  const { sheet, done, asksToErase } = loaderData
  const path = `${list}/${params.id}`
  const refusal = actionData && messages.refused[actionData.code]
  const mayErase = sheet.account?.role !== 'admin'
  const isBeside = actionData?.intent === 'note' || (actionData?.intent === 'erase' && mayErase)
  return (
    <AdminPage title={sheet.name} back={list} isDense>
      <Notice text={done && !actionData && messages.done[done]} />
      <Notice isBad text={!isBeside && refusal} />
      <div className="grid items-start gap-3 md:grid-cols-2 xl:grid-cols-3">
        <CustomerFacts sheet={sheet} />
        <CustomerSums sheet={sheet} />
        <CustomerConsent sheet={sheet} />
      </div>
      <CustomerOrders sheet={sheet} />
      <div className="grid items-start gap-3 lg:grid-cols-[2fr_1fr]">
        <CustomerNotes
          sheet={sheet}
          problem={actionData?.intent === 'note' ? messages.notes.needed : undefined}
        />
        <CustomerData
          sheet={sheet}
          path={path}
          isAsked={asksToErase || actionData?.intent === 'erase'}
          problem={actionData?.intent === 'erase' ? refusal : undefined}
        />
      </div>
      <CustomerDonations sheet={sheet} />
      <CustomerParts sheet={sheet} />
      <CustomerEmails sheet={sheet} />
    </AdminPage>
  )
}
