import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { categories } from '../../../products/product.rules.ts'
import { useCatalogueMessages, useProductStaffMessages } from '../../../ui/use-messages.ts'
import { type TableQuery, tableOrders, tableStates } from '../table-query.rules.ts'

const field = 'min-h-11 w-full rounded-field border border-soft-ink bg-paper px-2'

interface ChooseProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, text: string])[]
}

function Choose({ name, label, value, options }: ChooseProps) {
  return (
    <label className="grid gap-1 font-semibold text-sm">
      {label}
      <select name={name} defaultValue={value} className={`${field} font-normal`}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Filter and order of the table, stored in the URL. */
export function TableFilters({ input: request }: { input: TableQuery }) {
  const messages = useProductStaffMessages().filters
  const { category } = useCatalogueMessages()
  return (
    <Form
      method="get"
      className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(0,2fr)_1fr_1fr_1fr_auto_auto]"
    >
      <label className="col-span-full grid gap-1 font-semibold text-sm lg:col-span-1">
        {messages.search}
        <input
          type="search"
          name="buscar"
          defaultValue={request.search}
          maxLength={100}
          className={`${field} font-normal`}
        />
      </label>
      <Choose
        name="familia"
        label={messages.category}
        value={request.category ?? ''}
        options={[
          ['', messages.anyCategory],
          ...categories.map((name) => [name, category[name]] as const),
        ]}
      />
      <Choose
        name="estado"
        label={messages.state}
        value={request.state}
        options={tableStates.map((state) => [state, messages.states[state]])}
      />
      <Choose
        name="orden"
        label={messages.order}
        value={request.order}
        options={tableOrders.map((order) => [order, messages.orders[order]])}
      />
      <label className="flex min-h-11 items-center gap-2 text-sm">
        <input
          type="checkbox"
          name="sentido"
          value="desc"
          defaultChecked={request.direction === 'desc'}
          className="size-5"
        />
        {messages.descending}
      </label>
      <Button type="submit">{messages.apply}</Button>
    </Form>
  )
}
