import type { Faults } from '../calculator/calculation-form.input.ts'
import { hasTracker, ownFields } from '../owned/own-form.input.ts'
import { bankVolts, type Owned } from '../owned/owned.rules.ts'
import { Choice } from './choice.tsx'
import { FigureField } from './figure-field.tsx'
import { useSolarMessages } from './solar-messages.tsx'

interface OwnFieldsProps {
  readonly owned: Owned
  readonly faults: Faults
  readonly input: Readonly<Record<string, string>>
}

const voltOptions = Object.fromEntries(bankVolts.map((volts) => [String(volts), `${volts} V`]))

const hasFault = (faults: Faults): boolean => Object.values(ownFields).some((name) => faults[name])

/** Whether the inverter gives 110 or 220 V, both, or nobody read it. */
function OutputChoice({ inverter }: Pick<Owned, 'inverter'>) {
  const { output, outputs } = useSolarMessages().editor.ownParts
  const value = inverter?.output ?? ''
  return <Choice name={ownFields.output} label={output} value={value} options={outputs} />
}

/** Whether a solar controller is inside the inverter. */
function TrackerChoice({
  inverter,
  input,
}: Pick<Owned, 'inverter'> & Pick<OwnFieldsProps, 'input'>) {
  const { tracker, trackers } = useSolarMessages().editor.ownParts
  const isStated = input[ownFields.tracker] === hasTracker || inverter?.tracker
  const value = isStated ? hasTracker : ''
  return <Choice name={ownFields.tracker} label={tracker} value={value} options={trackers} />
}

/** What the label says of it. */
function TrackerFigures({
  inverter,
  faults,
  input,
}: Omit<OwnFieldsProps, 'owned'> & Pick<Owned, 'inverter'>) {
  const messages = useSolarMessages().editor.ownParts
  const { maxV, minV, maxW, maxA } = inverter?.tracker ?? {}
  const figures = [
    ['trackerMaxV', maxV],
    ['trackerMinV', minV],
    ['trackerMaxW', maxW],
    ['trackerMaxA', maxA],
  ] as const
  return figures.map(([field, value]) => (
    <FigureField
      key={field}
      name={ownFields[field]}
      label={messages[field]}
      value={input[ownFields[field]] ?? String(value ?? '')}
      fault={faults[ownFields[field]]}
    />
  ))
}

/** Battery, inverter and panels that the house has already. */
export function OwnFieldGrid({ owned, faults, input }: OwnFieldsProps) {
  const messages = useSolarMessages().editor.ownParts
  const { battery, inverter, panels } = owned
  const figure = (field: keyof typeof ownFields, value: number | undefined, label: string) => (
    <FigureField
      name={ownFields[field]}
      label={label}
      value={input[ownFields[field]] ?? (value ? String(value) : '')}
      fault={faults[ownFields[field]]}
    />
  )
  return (
    <div
      className={`mt-2 grid grid-cols-2 gap-4 lg:grid-cols-4 ${hasFault(faults) ? '' : 'items-end'}`}
    >
      <Choice
        name={ownFields.kind}
        label={messages.battery}
        value={battery?.kind ?? ''}
        options={messages.kinds}
      />
      <Choice
        name={ownFields.batteryVolts}
        label={messages.batteryVolts}
        value={String(battery?.volts ?? 12)}
        options={voltOptions}
      />
      {figure('ampHours', battery?.ampHours ?? 100, messages.ampHours)}
      {figure('quantity', battery?.quantity ?? 1, messages.quantity)}
      {figure('dischargeA', battery?.dischargeA ?? undefined, messages.dischargeA)}
      {figure('peakA', battery?.peakA ?? undefined, messages.peakA)}
      {figure('watts', inverter?.watts, messages.inverter)}
      <Choice
        name={ownFields.inverterVolts}
        label={messages.inverterVolts}
        value={String(inverter?.volts ?? 12)}
        options={voltOptions}
      />
      <OutputChoice inverter={inverter} />
      {figure('chargeA', inverter?.chargeA, messages.charger)}
      {figure('surgeW', inverter?.surgeW ?? undefined, messages.surge)}
      <TrackerChoice inverter={inverter} input={input} />
      <TrackerFigures inverter={inverter} faults={faults} input={input} />
      {figure('panelWatts', panels?.watts, messages.panels)}
      {figure('panelQuantity', panels?.quantity ?? 1, messages.panelQuantity)}
      {figure('vocV', panels?.vocV ?? undefined, messages.vocV)}
      {figure('iscA', panels?.iscA ?? undefined, messages.iscA)}
    </div>
  )
}

/** The same behind a fold, open where something of it is used. */
export function OwnFields(props: OwnFieldsProps) {
  const { title } = useSolarMessages().editor.ownParts
  const { battery, inverter, panels } = props.owned
  const isUsed = battery !== null || inverter !== null || panels !== null || hasFault(props.faults)
  return (
    <details className="mt-2" open={isUsed}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline decoration-line underline-offset-4">
        {title}
      </summary>
      <OwnFieldGrid {...props} />
    </details>
  )
}
