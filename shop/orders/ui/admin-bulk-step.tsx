import { LabelledField } from '#design/forms/labelled-field.tsx'
import { LabelledSelect } from '#design/forms/labelled-select.tsx'
import { FormButton, FormReason } from '#design/forms/panel-form.tsx'
import { exportBases } from '#shop/compliance/release.rules.ts'
import { bulkSteps } from '../lifecycle/order-state.rules.ts'
import { useStaffOrderMessages } from './use-messages.ts'

export type BulkFields = Readonly<Record<'to' | 'basis' | 'filing' | 'carrier', string>>

interface AdminBulkStepProps {
  /** What was typed where some orders stayed. */
  readonly entered?: BulkFields | undefined
}

/** What the chosen orders become, and what the customs need of those that lack it. */
export function AdminBulkStep({ entered }: AdminBulkStepProps) {
  const { bulk, deliveryStates, actions } = useStaffOrderMessages()
  return (
    <div className="bottom-0 grid gap-2 border-line border-t bg-paper py-3 md:group-has-[[name=orders]:checked]/orders:sticky">
      <FormReason />
      <div className="flex flex-wrap items-end gap-3">
        <LabelledSelect
          label={bulk.to}
          name="to"
          value={entered?.to || 'prepared'}
          choices={bulkSteps.map((step) => [step, deliveryStates[step]])}
        />
        <FormButton className="min-h-12">{bulk.apply}</FormButton>
      </div>
      <input type="hidden" name="asks" value="first" />
      <details open={Boolean(entered?.filing || entered?.carrier)}>
        <summary className="opens min-h-11">{bulk.customs}</summary>
        <div className="grid gap-3 pt-1 sm:grid-cols-[1fr_auto_1fr]">
          <LabelledField
            label={actions.carrier}
            name="carrier"
            maxLength={80}
            defaultValue={entered?.carrier}
          />
          <LabelledSelect
            label={actions.export}
            name="basis"
            value={entered?.basis || 'SCP'}
            choices={exportBases.map((basis) => [basis, basis])}
          />
          <LabelledField
            label={actions.filing}
            name="filing"
            maxLength={100}
            defaultValue={entered?.filing}
          />
        </div>
      </details>
    </div>
  )
}
