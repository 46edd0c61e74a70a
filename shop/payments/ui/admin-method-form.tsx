import { Button } from '#design/button.tsx'
import { CheckField } from '#design/forms/check-field.tsx'
import { Notice } from '#design/notice.tsx'
import { toDecimal } from '#kernel/money.ts'
import { isTransfer } from '#kernel/payment-method.ts'
import type { MethodInfo, MethodLimits, TransferDetails } from '../methods/method.rules.ts'
import { ProofText } from './proof-text.tsx'
import { useMethodMessages } from './use-messages.ts'

/** The fields of a refused form as they were entered. */
export type EnteredMethod = Readonly<Record<string, string>>

interface AdminMethodFormProps {
  readonly info: MethodInfo
  readonly limits: MethodLimits
  readonly transfer: TransferDetails
  /** A sentence about what cannot be set here. */
  readonly hint?: string | undefined
  readonly problem?: string | undefined
  readonly entered?: EnteredMethod | undefined
}

const valuesOf = ({ info, limits, transfer, entered }: AdminMethodFormProps): EnteredMethod =>
  entered ?? {
    ...(limits.isActive && { active: 'on' }),
    ...Object.fromEntries(limits.destinations.map((destination) => [destination, 'on'])),
    min: limits.min > 0 ? toDecimal(limits.min) : '',
    max: limits.max === null ? '' : toDecimal(limits.max),
    name: info.name,
    instructionsEs: info.instructions.es,
    instructionsEn: info.instructions.en,
    recipient: transfer.recipient,
    registeredName: transfer.registeredName,
    secondAbove: toDecimal(transfer.secondPersonAbove),
  }

/** What the payer reads and where the money of a transfer goes. */
function TransferFields({ values }: { values: EnteredMethod }) {
  const messages = useMethodMessages()
  const fields = [
    ['name', messages.nameHint],
    ['recipient', undefined],
    ['registeredName', messages.registeredNameHint],
    ['instructionsEs', messages.instructionsHint],
    ['instructionsEn', undefined],
  ] as const
  return (
    <>
      {fields.map(([name, hint]) => (
        <ProofText
          key={name}
          name={name}
          label={messages[name]}
          hint={hint}
          value={values[name]}
          maxLength={name.startsWith('instructions') ? 300 : name === 'name' ? 60 : 120}
        />
      ))}
      <ProofText
        name="secondAbove"
        label={messages.secondAbove}
        value={values.secondAbove}
        inputMode="decimal"
      />
    </>
  )
}

/** The settings of a method: open, destinations, sums, and of a transfer its texts and recipient. */
export function AdminMethodForm(props: AdminMethodFormProps) {
  const messages = useMethodMessages()
  const { info, hint, problem } = props
  const { method } = info
  const values = valuesOf(props)
  const isOn = (name: string) => values[name] === 'on'
  return (
    <form
      method="post"
      action="/admin/pagos"
      className="grid content-start gap-4 rounded-card border border-line bg-raised p-5"
    >
      <input type="hidden" name="method" value={method} />
      <h2 className="font-bold text-lg">{info.name}</h2>
      {hint && <p className="text-soft-ink text-sm">{hint}</p>}
      <CheckField name="active" label={messages.active} defaultChecked={isOn('active')} />
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="font-semibold text-sm">{messages.destinations}</legend>
        <CheckField name="usa" label={messages.usa} defaultChecked={isOn('usa')} />
        <CheckField name="cuba" label={messages.cuba} defaultChecked={isOn('cuba')} />
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        {(['min', 'max'] as const).map((name) => (
          <ProofText
            key={name}
            name={name}
            label={messages[name]}
            value={values[name]}
            inputMode="decimal"
          />
        ))}
      </div>
      {isTransfer(method) && <TransferFields values={values} />}
      <Notice isBad text={problem} />
      <Button type="submit" className="justify-self-start">
        {messages.save}
      </Button>
    </form>
  )
}

interface AddMethodFormProps {
  readonly problem?: string | undefined
  readonly entered?: string | undefined
}

/** A new manual transfer by its name; its other settings follow in its own form. */
export function AddMethodForm({ problem, entered }: AddMethodFormProps) {
  const messages = useMethodMessages()
  return (
    <form
      method="post"
      action="/admin/pagos"
      className="grid content-start gap-4 rounded-card border border-line border-dashed p-5"
    >
      <input type="hidden" name="intent" value="add" />
      <h2 className="font-bold text-lg">{messages.add.title}</h2>
      <p className="text-soft-ink text-sm">{messages.add.text}</p>
      <ProofText
        name="name"
        label={messages.name}
        hint={messages.nameHint}
        value={entered}
        maxLength={60}
      />
      <Notice isBad text={problem} />
      <Button type="submit" className="justify-self-start">
        {messages.add.button}
      </Button>
    </form>
  )
}
