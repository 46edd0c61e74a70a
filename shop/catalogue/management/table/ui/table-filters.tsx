import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { CheckField } from '#design/forms/check-field.tsx'
import { LabelledField } from '#design/forms/labelled-field.tsx'
import { LabelledSelect } from '#design/forms/labelled-select.tsx'
import { categories } from '../../../products/product.rules.ts'
import { useCatalogueMessages, useProductStaffMessages } from '../../../ui/use-messages.ts'
import { type TableQuery, tableOrders, tableStates } from '../table-query.rules.ts'

/** Filter and order of the table, stored in the URL. */
export function TableFilters({ input: request }: { input: TableQuery }) {
  const messages = useProductStaffMessages().filters
  const { category } = useCatalogueMessages()
  return (
    <Form
      method="get"
      className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(0,2fr)_1fr_1fr_1fr_auto_auto]"
    >
      <div className="col-span-full lg:col-span-1">
        <LabelledField
          label={messages.search}
          type="search"
          name="buscar"
          defaultValue={request.search}
          maxLength={100}
        />
      </div>
      <LabelledSelect
        name="familia"
        label={messages.category}
        value={request.category ?? ''}
        choices={[
          ['', messages.anyCategory],
          ...categories.map((name) => [name, category[name]] as const),
        ]}
      />
      <LabelledSelect
        name="estado"
        label={messages.state}
        value={request.state}
        choices={tableStates.map((state) => [state, messages.states[state]])}
      />
      <LabelledSelect
        name="orden"
        label={messages.order}
        value={request.order}
        choices={tableOrders.map((order) => [order, messages.orders[order]])}
      />
      <CheckField
        name="sentido"
        value="desc"
        defaultChecked={request.direction === 'desc'}
        label={messages.descending}
      />
      <Button type="submit">{messages.apply}</Button>
    </Form>
  )
}
