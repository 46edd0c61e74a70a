import type { Item } from '#shop/solar/calculator/calculation.rules.ts'
import {
  type Faults,
  faultsInOrder,
  formFields,
} from '#shop/solar/calculator/calculation-form.input.ts'
import { fieldId } from '#shop/solar/calculator/figure.rules.ts'
import { ownFields } from '#shop/solar/owned/own-form.input.ts'
import { useDeviceName, useSolarMessages } from '#shop/solar/ui/solar-messages.tsx'

interface RefusedFieldsProps {
  readonly faults: Faults
  readonly items: readonly Item[]
  /** Of the fields that only this page has. */
  readonly labels?: Readonly<Record<string, string>>
  readonly className?: string
}

/** The name of each field as it stands beside it; of a row with its device. */
function useFieldName({ items, labels = {} }: Pick<RefusedFieldsProps, 'items' | 'labels'>) {
  const { editor, start } = useSolarMessages()
  const nameOf = useDeviceName()
  const { ownParts } = editor
  const columns: Readonly<Record<string, string>> = {
    [formFields.watts]: editor.watts,
    [formFields.quantity]: editor.quantity,
    [formFields.hours]: editor.hours,
  }
  const names: Readonly<Record<string, string>> = {
    kwh: start.kwh,
    apagon: editor.blackout,
    presupuesto: editor.budget,
    red: editor.gridHours,
    caben: editor.maxPanels,
    [ownFields.ampHours]: ownParts.ampHours,
    [ownFields.quantity]: ownParts.quantity,
    [ownFields.dischargeA]: ownParts.dischargeA,
    [ownFields.peakA]: ownParts.peakA,
    [ownFields.watts]: ownParts.inverter,
    [ownFields.chargeA]: ownParts.charger,
    [ownFields.surgeW]: ownParts.surge,
    [ownFields.trackerMaxV]: ownParts.trackerMaxV,
    [ownFields.trackerMinV]: ownParts.trackerMinV,
    [ownFields.trackerMaxW]: ownParts.trackerMaxW,
    [ownFields.trackerMaxA]: ownParts.trackerMaxA,
    [ownFields.panelWatts]: ownParts.panels,
    [ownFields.panelQuantity]: ownParts.panelQuantity,
    [ownFields.vocV]: ownParts.vocV,
    [ownFields.iscA]: ownParts.iscA,
    ...labels,
  }
  return (field: string): string => {
    const [column = '', row] = field.split('.')
    const item = items[Number(row)]
    const name = columns[column]
    return name && item ? `${nameOf(item.code, item.name)}, ${name}` : (names[field] ?? '')
  }
}

/** What has to be corrected: each field by its name, with a link to it. */
export function RefusedFields({ faults, items, labels, className }: RefusedFieldsProps) {
  const messages = useSolarMessages()
  const nameOf = useFieldName({ items, labels })
  return (
    <div role="alert" className={className}>
      <p className="font-semibold">{messages.editor.refused}</p>
      <ul>
        {faultsInOrder(faults).map(([field, fault]) => (
          <li key={field}>
            <a href={`#${fieldId(field)}`} className="inline-flex min-h-11 items-center underline">
              {nameOf(field)}. {messages.faults[fault]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
