import { useCallback, useEffect, useState } from 'react'
import { useStoredChanges } from '#design/forms/unsaved-changes.ts'
import { useLocale } from '#design/messages-context.tsx'
import { formatPlural } from '#kernel/messages.ts'
import type { TableRow } from '#shop/catalogue/management/table/table.rules.ts'
import type { TablePart } from '#shop/catalogue/management/table/table.service.server.ts'
import { PlainTable } from '#shop/catalogue/management/table/ui/plain-table.tsx'
import { ProductTable } from '#shop/catalogue/management/table/ui/product-table.tsx'
import {
  ColumnChoice,
  HiddenColumnsProvider,
} from '#shop/catalogue/management/table/ui/shown-columns.tsx'
import { countUnsaved } from '#shop/catalogue/management/table/unsaved-changes.rules.ts'
import { useProductStaffMessages } from '#shop/catalogue/ui/use-messages.ts'
import { landedOf } from '#shop/pricing/landed-fields.rules.ts'
import type { Tariff } from '#shop/shipping/tariff.rules.ts'
import { useHydrated } from '#web/shell/document/use-hydrated.ts'
import { readStored, storeItem } from '#web/shell/request/browser-storage.ts'
import { BulkAll } from './bulk-all.tsx'
import { BulkSelected } from './bulk-selected.tsx'
import { UnsavedProducts } from './unsaved-products.tsx'
import { useUnsavedProducts } from './unsaved-products-store.ts'

interface ProductManagementProps {
  readonly part: TablePart
  readonly query: string
  readonly tariff: Tariff
}

const atOnce = 1_000
/** Above this number the server applies the change by the filter. */
const maxSelected = 10_000

function useLoadRows(query: string) {
  return useCallback(
    async (from: number, count: number, signal?: AbortSignal): Promise<readonly TableRow[]> => {
      const requested = new URLSearchParams(query)
      requested.set('desde', String(from))
      requested.set('cuantos', String(count))
      const response = await fetch(`/admin/products/filas?${requested}`, signal ? { signal } : {})
      if (!response.ok) throw new Error(`rows were not answered: ${response.status}`)
      return ((await response.json()) as TablePart).rows
    },
    [query],
  )
}

/** The selected rows, or all of a filter that are too many for the browser. */
function useSelection(total: number, load: ReturnType<typeof useLoadRows>) {
  const [selected, setSelected] = useState<ReadonlyMap<string, TableRow>>(new Map())
  const [isAll, setIsAll] = useState(false)
  const [isLost, setIsLost] = useState(false)
  const select = (row: TableRow, isOn: boolean) => {
    setIsAll(false)
    const next = new Map(selected)
    if (isOn) next.set(row.id, row)
    else next.delete(row.id)
    setSelected(next)
  }
  const loadAll = async () => {
    const found = new Map<string, TableRow>()
    for (let from = 0; from < total; from += atOnce)
      for (const row of await load(from, atOnce)) found.set(row.id, row)
    setSelected(found)
  }
  // a selected row knows what it was before a save, so a save ends the selection
  const clear = useCallback(() => {
    setSelected(new Map())
    setIsAll(false)
  }, [])
  const selectAll = (isOn: boolean) => {
    setIsLost(false)
    setIsAll(isOn && total > maxSelected)
    if (!isOn || total > maxSelected) setSelected(new Map())
    else loadAll().catch(() => setIsLost(true))
  }
  return { selected, isAll, isLost, select, selectAll, clear }
}

const columnsKey = 'girasol.hiddenProductColumns'

/** The columns that somebody hid, stored in the browser. */
function useHiddenColumns() {
  const [hidden, setHidden] = useState<readonly string[]>([])
  useEffect(() => setHidden(readStored(columnsKey)?.split(',').filter(Boolean) ?? []), [])
  const change = (columns: readonly string[]) => {
    setHidden(columns)
    storeItem(columnsKey, columns.join())
  }
  return [hidden, change] as const
}

/** The product table with its unsaved changes. */
export function ProductManagement({ part, query, tariff }: ProductManagementProps) {
  const messages = useProductStaffMessages()
  const locale = useLocale()
  const isAlive = useHydrated()
  const [unsaved, changeUnsaved] = useUnsavedProducts()
  useStoredChanges('products', countUnsaved(unsaved))
  const [hidden, setHidden] = useHiddenColumns()
  const load = useLoadRows(query)
  const { selected, isAll, isLost, select, selectAll, clear } = useSelection(part.total, load)
  const landed = useCallback(
    (fields: TableRow['fields']) => {
      const { isValid, finalPrice } = landedOf(fields, tariff)
      return isValid ? finalPrice : null
    },
    [tariff],
  )
  const count = (
    <p className="text-soft-ink text-sm">
      {part.total > 0 ? formatPlural(locale, messages.counted, part.total) : messages.table.nothing}
    </p>
  )
  // a later page is read-only: the editable table starts with the first
  if (!isAlive || part.from > 0)
    return (
      <div className="grid gap-3">
        {count}
        {part.total > 0 && (
          <div className="max-h-[70vh] overflow-auto">
            <PlainTable rows={part.rows} landed={landed} />
          </div>
        )}
      </div>
    )
  return (
    <div className="grid gap-3">
      <div className="flex min-h-11 flex-wrap items-center gap-x-6 gap-y-1">
        {count}
        {part.total > 0 && <ColumnChoice hidden={hidden} onHidden={setHidden} />}
        <UnsavedProducts unsaved={unsaved} onUnsaved={changeUnsaved} onSaved={clear} />
      </div>
      <p role="status" className="text-bad text-sm empty:hidden">
        {isLost && messages.table.lost}
      </p>
      {part.total > 0 && (
        <HiddenColumnsProvider value={hidden}>
          <ProductTable
            total={part.total}
            version={part}
            first={part.rows}
            load={load}
            unsaved={unsaved}
            onUnsaved={changeUnsaved}
            selected={selected}
            isAll={isAll}
            onSelect={select}
            onSelectAll={selectAll}
            landed={landed}
          />
        </HiddenColumnsProvider>
      )}
      {isAll && <BulkAll total={part.total} query={query} onClear={clear} />}
      {selected.size > 0 && (
        <BulkSelected
          selected={selected}
          unsaved={unsaved}
          onUnsaved={changeUnsaved}
          onClear={clear}
        />
      )}
    </div>
  )
}
