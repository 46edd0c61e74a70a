import type { Column } from './table-columns.ts'
import { useProductStaffWords } from './use-staff-words.ts'

export function useColumnTitle(): (column: Column) => string {
  const words = useProductStaffWords()
  const others = {
    select: words.table.selectAll,
    open: words.picture,
    landed: words.landed,
    margin: words.margin,
  }
  return (column) => (column.kind === 'field' ? words.fields[column.field] : others[column.kind])
}
