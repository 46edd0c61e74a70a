import { useProductStaffMessages } from '../../../ui/use-messages.ts'
import type { Column } from './table-columns.ts'

export function useColumnTitle(): (column: Column) => string {
  const messages = useProductStaffMessages()
  const others = {
    select: messages.table.selectAll,
    open: messages.picture,
    landed: messages.landed,
    margin: messages.margin,
  }
  return (column) => (column.kind === 'field' ? messages.fields[column.field] : others[column.kind])
}
