import { Button } from '#design/button.tsx'
import { toDecimal } from '#kernel/money.ts'
import type { MethodLimits, TransferDetails } from '../methods/method.rules.ts'
import { ProofText } from './proof-text.tsx'
import { useMethodMessages } from './use-messages.ts'

interface AdminMethodFormProps {
  readonly limits: MethodLimits
  /** Of a manual transfer; null for the others. */
  readonly zelle: TransferDetails | null
  /** A sentence about what cannot be set here. */
  readonly hint?: string | undefined
  readonly problem?: string | undefined
}

function Switch({ name, label, isOn }: { name: string; label: string; isOn: boolean }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input type="checkbox" name={name} defaultChecked={isOn} className="size-5" />
      {label}
    </label>
  )
}

/** The settings of a method: open, destinations, sums, and the recipient of transfers. */
export function AdminMethodForm({ limits, zelle, hint, problem }: AdminMethodFormProps) {
  const messages = useMethodMessages()
  const { method, destinations, min, max } = limits
  return (
    <form
      method="post"
      action="/admin/pagos"
      className="grid content-start gap-4 rounded-card border border-line bg-raised p-5"
    >
      <input type="hidden" name="method" value={method} />
      <h2 className="font-bold text-lg">{messages.names[method]}</h2>
      {hint && <p className="text-soft-ink text-sm">{hint}</p>}
      <Switch name="active" label={messages.active} isOn={limits.isActive} />
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="font-semibold text-sm">{messages.destinations}</legend>
        <Switch name="usa" label={messages.usa} isOn={destinations.includes('usa')} />
        <Switch name="cuba" label={messages.cuba} isOn={destinations.includes('cuba')} />
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        <ProofText
          name="min"
          label={messages.min}
          value={min > 0 ? toDecimal(min) : ''}
          inputMode="decimal"
          of={method}
        />
        <ProofText
          name="max"
          label={messages.max}
          value={max === null ? '' : toDecimal(max)}
          inputMode="decimal"
          of={method}
        />
      </div>
      {zelle && (
        <>
          <ProofText
            name="recipient"
            label={messages.recipient}
            value={zelle.recipient}
            of={method}
          />
          <ProofText
            name="registeredName"
            label={messages.registeredName}
            hint={messages.registeredNameHint}
            value={zelle.registeredName}
            of={method}
          />
          <ProofText
            name="secondAbove"
            label={messages.secondAbove}
            value={toDecimal(zelle.secondPersonAbove)}
            inputMode="decimal"
            of={method}
          />
        </>
      )}
      {problem && (
        <p role="alert" className="text-bad text-sm">
          {problem}
        </p>
      )}
      <Button type="submit" className="justify-self-start">
        {messages.save}
      </Button>
    </form>
  )
}
