import { Button, ButtonLink } from '#design/button.tsx'
import { LabelledField } from '#design/labelled-field.tsx'
import { LabelledSelect } from '#design/labelled-select.tsx'
import { listParams, listQuery, type OrderListWish, yes } from '../order-list.rules.ts'
import { useStaffOrderMessages } from './use-messages.ts'

type Choices = readonly (readonly [string, string])[]

interface AdminOrderFilterProps {
  readonly path: string
  readonly wish: OrderListWish
  readonly provinces: Choices
}

function Selects({ wish, provinces }: Omit<AdminOrderFilterProps, 'path'>) {
  const messages = useStaffOrderMessages()
  const { any, methods, destinations } = messages.filter
  const selects = [
    ['payment', messages.payment, messages.paymentStates],
    ['compliance', messages.compliance, messages.complianceStates],
    ['delivery', messages.delivery, messages.deliveryStates],
    ['method', messages.filter.method, methods],
    ['destination', messages.filter.destination, destinations],
    ['province', messages.filter.province, Object.fromEntries(provinces)],
  ] as const
  return selects.map(([name, label, texts]) => (
    <LabelledSelect
      key={name}
      label={label}
      name={listParams[name]}
      value={wish[name] ?? ''}
      choices={[['', any], ...Object.entries<string>(texts)]}
    />
  ))
}

/** Narrows the list; it is the page's address, so a view can be kept and sent. */
export function AdminOrderFilter({ path, wish, provinces }: AdminOrderFilterProps) {
  const messages = useStaffOrderMessages().filter
  return (
    <form
      key={listQuery(wish).toString()}
      method="get"
      action={path}
      className="grid items-end gap-3 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-5"
    >
      <LabelledField
        label={messages.text}
        name={listParams.text}
        type="search"
        defaultValue={wish.text}
        maxLength={100}
      />
      <Selects wish={wish} provinces={provinces} />
      <LabelledSelect
        label={messages.late}
        name={listParams.late}
        value={wish.late ? yes : ''}
        choices={[
          ['', messages.any],
          [yes, messages.onlyLate],
        ]}
      />
      <LabelledField
        label={messages.from}
        name={listParams.from}
        type="date"
        defaultValue={wish.from ?? ''}
      />
      <LabelledField
        label={messages.to}
        name={listParams.to}
        type="date"
        defaultValue={wish.to ?? ''}
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
