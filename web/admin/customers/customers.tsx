import { Form } from 'react-router'
import { Button, ButtonLink } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { Money } from '#design/money.tsx'
import { TextLink } from '#design/text-link.tsx'
import { formatNumber } from '#kernel/messages.ts'
import { phoneText } from '#kernel/text/phone.ts'
import { formatDate } from '#kernel/time.ts'
import { customerQuery } from '#shop/customers/customer.input.ts'
import { type ListedCustomer, listCustomers } from '#shop/customers/customers.service.server.ts'
import { useCustomerMessages } from '#shop/customers/ui/use-messages.ts'
import { privatePage } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import { AdminTable } from '../frame/admin-table.tsx'
import type { Route } from './+types/customers'

const path = '/admin/clientes'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const requested = Object.fromEntries(new URL(request.url).searchParams)
  const { q: search, despues: after } = customerQuery.parse(requested)
  return {
    ...{ search, after },
    ...(await listCustomers(ctx, { search, after })),
    ...privatePage(ctx.locale, path, 'customers'),
  }
}

function SearchForm({ search }: { search: string }) {
  const messages = useCustomerMessages()
  return (
    <search>
      <Form method="get" action={path} className="flex flex-wrap items-end gap-3">
        <label className="grid min-w-0 gap-1.5 font-semibold text-sm">
          {messages.search}
          <input
            type="search"
            name="q"
            defaultValue={search}
            maxLength={100}
            className="min-h-11 w-full rounded-field border border-soft-ink sm:w-80 bg-paper px-3 font-normal"
          />
        </label>
        <Button type="submit">{messages.searchButton}</Button>
      </Form>
    </search>
  )
}

function CustomerTable({ customers }: { customers: readonly ListedCustomer[] }) {
  const messages = useCustomerMessages()
  const locale = useLocale()
  const { customer, kind, phone, orders, paid, refunded, last } = messages.columns
  return (
    <AdminTable
      label={messages.title}
      heads={[customer, kind, phone, orders, paid, refunded, last]}
      figures={[3, 4, 5]}
      rows={customers.map((one) => ({
        key: one.id,
        cells: [
          <span key="name" className="grid lg:flex lg:flex-wrap lg:items-baseline lg:gap-x-3">
            <TextLink to={`${path}/${one.id}`} className="lg:min-h-8">
              {one.name || one.email}
            </TextLink>
            <span className="break-all font-normal text-soft-ink">{one.email}</span>
          </span>,
          one.hasAccount ? messages.account : messages.guest,
          phoneText(one.phone),
          formatNumber(locale, one.orders),
          <Money key="paid" amount={one.paid} />,
          one.refunded > 0 ? <Money key="refunded" amount={one.refunded} /> : '',
          one.lastOrder ? formatDate(one.lastOrder, locale) : '',
        ],
      }))}
    />
  )
}

export default function CustomersPage({ loaderData }: Route.ComponentProps) {
  const messages = useCustomerMessages()
  const { customers, search, after, next } = loaderData
  return (
    <AdminPage title={messages.title} text={messages.text}>
      <SearchForm key={search} search={search} />
      {customers.length === 0 && <p>{search ? messages.empty : messages.none}</p>}
      {customers.length > 0 && <CustomerTable customers={customers} />}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {after && <ButtonLink to={path}>{messages.first}</ButtonLink>}
        {next && <ButtonLink to={`${path}?despues=${next}`}>{messages.next}</ButtonLink>}
      </div>
    </AdminPage>
  )
}
