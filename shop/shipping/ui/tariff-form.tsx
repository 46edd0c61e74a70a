import { ButtonLink } from '#design/button.tsx'
import { LabelledField } from '#design/forms/labelled-field.tsx'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { TextLink } from '#design/text-link.tsx'
import { format } from '#kernel/messages.ts'
import { formatUsd } from '#kernel/money.ts'
import type { TariffInput } from '../tariff.rules.ts'
import {
  type TariffField,
  type TariffFormData,
  tariffFields,
  tariffFormData,
} from '../tariff-form.rules.ts'
import { useTariffMessages } from './use-messages.ts'

interface TariffFormProps {
  readonly path: string
  readonly input: TariffFormData
  readonly invalid: readonly TariffField[]
}

/** Leads to a preview of the tariff; nothing is in force until it is confirmed. */
export function TariffForm({ path, input, invalid }: TariffFormProps) {
  const messages = useTariffMessages()
  return (
    <PanelForm
      method="get"
      action={path}
      key={tariffFields.map((field) => input[field]).join()}
      className="grid gap-5 rounded-card border border-line bg-raised p-5"
    >
      <div className="grid items-start gap-5 md:grid-cols-3">
        {tariffFields.map((field) => (
          <LabelledField
            key={field}
            name={field}
            label={messages.fields[field]}
            hint={messages.hints[field]}
            defaultValue={input[field]}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            problem={invalid.includes(field) ? messages.invalid : undefined}
          />
        ))}
      </div>
      <FormButton className="justify-self-start">{messages.preview}</FormButton>
    </PanelForm>
  )
}

interface TariffQuestionProps {
  readonly path: string
  readonly input: TariffInput
  /** The tariff the preview was based on. */
  readonly seen: string | null
  readonly problem: string | null
}

/** Shows the parsed figures and asks for confirmation. */
export function TariffQuestion({ path, input: request, seen, problem }: TariffQuestionProps) {
  const messages = useTariffMessages()
  const { libra, agencia, entrega } = tariffFormData(request)
  const read = {
    libra: formatUsd(request.costPerPound),
    agencia: formatUsd(request.agencyFee),
    entrega: formatUsd(request.fixedDeliveryFee),
  }
  return (
    <PanelForm
      problem={problem}
      action={path}
      aria-label={messages.review}
      className="grid gap-3 rounded-card border border-ink bg-raised p-5"
    >
      {Object.entries({ libra, agencia, entrega, visto: seen ?? '' }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="figures font-semibold">{format(messages.read, read)}</p>
      <p className="measure text-soft-ink">{messages.ask}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={path}>{messages.cancel}</ButtonLink>
        <FormButton look="sun">{messages.activate}</FormButton>
      </div>
    </PanelForm>
  )
}

export function ProvincesLink() {
  return <TextLink to="/admin/provincias">{useTariffMessages().provinces}</TextLink>
}
