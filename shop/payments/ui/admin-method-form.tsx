import { CheckField } from '#design/forms/check-field.tsx'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import type { FormRefusal } from '#design/forms/refusal-context.ts'
import { isTransfer } from '#kernel/payment-method.ts'
import type { MethodInfo } from '../methods/method.rules.ts'
import { ProofText } from './proof-text.tsx'
import { useMethodMessages } from './use-messages.ts'

type EnteredMethod = FormRefusal['entered']
type Refused = { readonly refusal?: Refusal & Partial<Crossing> }
interface Refusal extends Pick<FormRefusal, 'entered'> {
  /** What is wrong, by field. */
  readonly errors: Readonly<Record<string, string>>
}
interface Crossing {
  readonly seen: EnteredMethod
  readonly crossed: EnteredMethod
}

interface AdminMethodFormProps extends Refused {
  readonly info: MethodInfo
  /** As its form shows what is stored. */
  readonly stored: EnteredMethod
  /** A sentence about what cannot be set here. */
  readonly hint?: string | undefined
  /** What its sums, as they are stored, mean for buyers. */
  readonly warning?: string | undefined
}

/** What the payer reads and where the money of a transfer goes. */
interface TransferFieldsProps extends Refused {
  readonly values: EnteredMethod
}

const problemOf = (name: string, refusal: Refused['refusal']) => refusal?.errors[name]

/** The sentence of a single error; of several each field says its own. */
function reasonOf(refusal: Refused['refusal']): string | boolean {
  const [text = '', ...others] = Object.values(refusal?.errors ?? {})
  return others.length > 0 || text
}

function TransferFields({ values, refusal }: TransferFieldsProps) {
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
          problem={problemOf(name, refusal)}
          value={values[name]}
          maxLength={name.startsWith('instructions') ? 300 : name === 'name' ? 60 : 120}
        />
      ))}
      <ProofText
        name="secondAbove"
        label={messages.secondAbove}
        hint={messages.secondAboveHint}
        problem={problemOf('secondAbove', refusal)}
        value={values.secondAbove}
        inputMode="decimal"
      />
    </>
  )
}

/** The settings of a method: open, destinations, sums, and of a transfer its texts and recipient. */
export function AdminMethodForm(props: AdminMethodFormProps) {
  const messages = useMethodMessages()
  const { info, hint, warning, refusal, stored } = props
  const { method } = info
  const values = refusal?.entered ?? stored
  const isOn = (name: string) => values[name] === 'on'
  return (
    <PanelForm
      noValidate
      problem={reasonOf(refusal)}
      seen={refusal?.seen ?? stored}
      crossed={refusal?.crossed}
      action="/admin/pagos"
      className="grid content-start gap-4 rounded-card border border-line bg-raised p-5"
    >
      <input type="hidden" name="method" value={method} />
      <h2 className="font-bold text-lg">{info.name}</h2>
      {hint && <p className="text-soft-ink text-sm">{hint}</p>}
      <CheckField name="active" label={messages.active} defaultChecked={isOn('active')} />
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="font-semibold text-sm">{messages.destinations}</legend>
        <CheckField
          name="usa"
          label={messages.usa}
          defaultChecked={isOn('usa')}
          problem={problemOf('usa', refusal)}
        />
        <CheckField name="cuba" label={messages.cuba} defaultChecked={isOn('cuba')} />
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        {(['min', 'max'] as const).map((name) => (
          <ProofText
            key={name}
            name={name}
            label={messages[name]}
            problem={problemOf(name, refusal)}
            value={values[name]}
            inputMode="decimal"
          />
        ))}
      </div>
      {warning && <p className="font-semibold text-sm text-warn">{warning}</p>}
      {isTransfer(method) && <TransferFields values={values} refusal={refusal} />}
      <FormButton className="justify-self-start">{messages.save}</FormButton>
    </PanelForm>
  )
}

/** A new manual transfer by its name; its other settings follow in its own form. */
export function AddMethodForm({ refusal }: Refused) {
  const messages = useMethodMessages()
  return (
    <PanelForm
      noValidate
      problem={reasonOf(refusal)}
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
        value={refusal?.entered.name}
        problem={problemOf('name', refusal)}
        maxLength={60}
      />
      <FormButton className="justify-self-start">{messages.add.button}</FormButton>
    </PanelForm>
  )
}
