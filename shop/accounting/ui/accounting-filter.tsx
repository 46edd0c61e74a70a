import { Button } from '#design/button.tsx'
import { LabelledField } from '#design/forms/labelled-field.tsx'
import { LabelledSelect } from '#design/forms/labelled-select.tsx'
import { TextLink } from '#design/text-link.tsx'
import type { NamedMethod } from '#kernel/payment-method.ts'
import type { Day } from '#kernel/time.ts'
import type { AccountingFilter } from '../accounting.rules.ts'
import { daysBefore, startOfPeriod } from '../accounting.rules.ts'
import { useAccountingMessages } from './use-messages.ts'

interface AccountingFilterFormProps {
  readonly path: string
  readonly filter: AccountingFilter
  readonly today: Day
  readonly methods: readonly NamedMethod[]
  readonly problem: boolean
}

/** Links to frequent ranges. */
function Ranges({ path, today }: { path: string; today: Day }) {
  const messages = useAccountingMessages().filter
  const month = startOfPeriod(today, 'month')
  const lastOfPrevious = daysBefore(month, 1)
  const ranges = [
    [messages.month, month, today],
    [messages.lastMonth, startOfPeriod(lastOfPrevious, 'month'), lastOfPrevious],
    [messages.year, `${today.slice(0, 4)}-01-01`, today],
    [messages.always, '', ''],
  ] as const
  return (
    <nav aria-label={messages.ranges} className="flex flex-wrap gap-x-4">
      {ranges.map(([label, from, to]) => (
        <TextLink key={label} to={`${path}?desde=${from}&hasta=${to}`}>
          {label}
        </TextLink>
      ))}
    </nav>
  )
}

/** Filter of the accounting page; it is stored in the URL. */
export function AccountingFilterForm(props: AccountingFilterFormProps) {
  const { path, filter, today, methods, problem } = props
  const messages = useAccountingMessages().filter
  const { from, to, destination, method } = filter
  return (
    <div className="grid gap-2">
      <form
        method="get"
        action={path}
        key={`${from} ${to} ${destination} ${method}`}
        className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-5"
      >
        <LabelledField label={messages.from} name="desde" type="date" defaultValue={from ?? ''} />
        <LabelledField
          label={messages.to}
          name="hasta"
          type="date"
          defaultValue={to ?? ''}
          problem={problem ? messages.problem : undefined}
        />
        <LabelledSelect
          label={messages.destination}
          name="destino"
          value={destination ?? ''}
          choices={[
            ['', messages.all],
            ['cuba', messages.cuba],
            ['usa', messages.usa],
          ]}
        />
        <LabelledSelect
          label={messages.method}
          name="metodo"
          value={method ?? ''}
          choices={[
            ['', messages.all],
            ...methods.map((known) => [known.method, known.name] as const),
          ]}
        />
        <Button type="submit" className="min-h-12">
          {messages.show}
        </Button>
      </form>
      <Ranges path={path} today={today} />
    </div>
  )
}
