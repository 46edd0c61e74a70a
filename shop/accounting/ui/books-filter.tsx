import { Link } from 'react-router'
import { Button } from '#design/button.tsx'
import { LabelledField } from '#design/labelled-field.tsx'
import { LabelledSelect } from '#design/labelled-select.tsx'
import { paymentMethods } from '#kernel/payment-method.ts'
import type { Day } from '#kernel/time.ts'
import type { BooksFilter } from '../accounting.rules.ts'
import { daysBefore, startOfPeriod } from '../accounting.rules.ts'
import { useAccountingWords } from './use-accounting-words.ts'

interface BooksFilterFormProps {
  readonly path: string
  readonly filter: BooksFilter
  readonly today: Day
  readonly problem: boolean
}

/** Ranges that owners ask for all the time, as addresses. */
function Ranges({ path, today }: { path: string; today: Day }) {
  const words = useAccountingWords().filter
  const month = startOfPeriod(today, 'month')
  const lastOfPrevious = daysBefore(month, 1)
  const ranges = [
    [words.month, month, today],
    [words.lastMonth, startOfPeriod(lastOfPrevious, 'month'), lastOfPrevious],
    [words.year, `${today.slice(0, 4)}-01-01`, today],
    [words.always, '', ''],
  ] as const
  return (
    <nav aria-label={words.ranges} className="flex flex-wrap gap-x-4">
      {ranges.map(([label, from, to]) => (
        <Link
          key={label}
          to={`${path}?desde=${from}&hasta=${to}`}
          className="inline-flex min-h-11 items-center underline"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

/** Which part of the books is shown; it is the page's address, so it can be kept and sent. */
export function BooksFilterForm({ path, filter, today, problem }: BooksFilterFormProps) {
  const words = useAccountingWords().filter
  const { from, to, destination, method } = filter
  return (
    <div className="grid gap-2">
      <form
        method="get"
        action={path}
        key={`${from} ${to} ${destination} ${method}`}
        className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-5"
      >
        <LabelledField label={words.from} name="desde" type="date" defaultValue={from ?? ''} />
        <LabelledField
          label={words.to}
          name="hasta"
          type="date"
          defaultValue={to ?? ''}
          problem={problem ? words.problem : undefined}
        />
        <LabelledSelect
          label={words.destination}
          name="destino"
          value={destination ?? ''}
          choices={[
            ['', words.all],
            ['cuba', words.cuba],
            ['usa', words.usa],
          ]}
        />
        <LabelledSelect
          label={words.method}
          name="metodo"
          value={method ?? ''}
          choices={[['', words.all], ...paymentMethods.map((name) => [name, words[name]] as const)]}
        />
        <Button type="submit" className="min-h-12">
          {words.show}
        </Button>
      </form>
      <Ranges path={path} today={today} />
    </div>
  )
}
