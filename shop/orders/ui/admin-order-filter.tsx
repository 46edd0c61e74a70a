import { Button, ButtonLink } from '#design/button.tsx'
import { LabelledField } from '#design/forms/labelled-field.tsx'
import { LabelledSelect } from '#design/forms/labelled-select.tsx'
import type { NamedMethod } from '#kernel/payment-method.ts'
import {
  cleared,
  listParams,
  listQuery,
  type OrderListQuery,
  settled,
  surplus,
  uninstalled,
  yes,
} from '../list/order-list.rules.ts'
import { useStaffOrderMessages } from './use-messages.ts'

type Choices = readonly (readonly [string, string])[]

interface AdminOrderFilterProps {
  readonly path: string
  readonly request: OrderListQuery
  readonly provinces: Choices
  readonly methods: readonly NamedMethod[]
}

function Selects({ request, provinces, methods }: Omit<AdminOrderFilterProps, 'path'>) {
  const messages = useStaffOrderMessages()
  const { any, destinations } = messages.filter
  const selects = [
    [
      'payment',
      messages.payment,
      {
        [settled]: messages.filter.settled,
        [surplus]: messages.filter.surplus,
        [uninstalled]: messages.filter.uninstalled,
        ...messages.paymentStates,
      },
    ],
    [
      'compliance',
      messages.compliance,
      { [cleared]: messages.filter.cleared, ...messages.complianceStates },
    ],
    ['delivery', messages.delivery, messages.deliveryStates],
    [
      'method',
      messages.filter.method,
      Object.fromEntries(methods.map(({ method, name }) => [method, name])),
    ],
    ['destination', messages.filter.destination, destinations],
    ['province', messages.filter.province, Object.fromEntries(provinces)],
  ] as const
  return selects.map(([name, label, texts]) => (
    <LabelledSelect
      key={name}
      label={label}
      name={listParams[name]}
      value={request[name] ?? ''}
      choices={[['', any], ...Object.entries<string>(texts)]}
    />
  ))
}

/** Filters as query parameters, so that a view can be bookmarked and shared. */
export function AdminOrderFilter({ path, ...selects }: AdminOrderFilterProps) {
  const { request } = selects
  const messages = useStaffOrderMessages().filter
  return (
    <form
      key={listQuery(request).toString()}
      method="get"
      action={path}
      className="grid items-end gap-3 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-5"
    >
      <LabelledField
        label={messages.text}
        name={listParams.text}
        type="search"
        defaultValue={request.text}
        maxLength={100}
      />
      <Selects {...selects} />
      <LabelledSelect
        label={messages.late}
        name={listParams.late}
        value={request.late ? yes : ''}
        choices={[
          ['', messages.any],
          [yes, messages.onlyLate],
        ]}
      />
      <LabelledField
        label={messages.from}
        name={listParams.from}
        type="date"
        defaultValue={request.from ?? ''}
      />
      <LabelledField
        label={messages.to}
        name={listParams.to}
        type="date"
        defaultValue={request.to ?? ''}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" className="min-h-12">
          {messages.show}
        </Button>
        <ButtonLink to={path} look="quiet">
          {messages.clear}
        </ButtonLink>
      </div>
    </form>
  )
}
