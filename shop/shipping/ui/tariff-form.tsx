import { Form, Link } from 'react-router'
import { Button, ButtonLink } from '#design/button.tsx'
import { LabelledField } from '#design/labelled-field.tsx'
import { formatUsd } from '#kernel/money.ts'
import { fill } from '#kernel/words.ts'
import type { TariffWish } from '../tariff.rules.ts'
import {
  type TariffField,
  type TypedTariff,
  tariffFields,
  typedTariff,
} from '../typed-tariff.rules.ts'
import { useTariffWords } from './use-tariff-words.ts'

interface TariffFormProps {
  readonly path: string
  readonly typed: TypedTariff
  readonly wrong: readonly TariffField[]
}

/** Asks first what a tariff would change: nothing is in force until the page after it. */
export function TariffForm({ path, typed, wrong }: TariffFormProps) {
  const words = useTariffWords()
  return (
    <Form
      action={path}
      key={tariffFields.map((field) => typed[field]).join()}
      className="grid gap-5 rounded-card border border-line bg-raised p-5"
    >
      <div className="grid items-start gap-5 md:grid-cols-3">
        {tariffFields.map((field) => (
          <LabelledField
            key={field}
            name={field}
            label={words.fields[field]}
            hint={words.hints[field]}
            defaultValue={typed[field]}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            problem={wrong.includes(field) ? words.wrong : undefined}
          />
        ))}
      </div>
      <Button type="submit" className="justify-self-start">
        {words.preview}
      </Button>
    </Form>
  )
}

interface TariffQuestionProps {
  readonly path: string
  readonly wish: TariffWish
  /** The tariff that the preview was made with. */
  readonly seen: string | null
}

/** Says how the figures were read, and asks whether they shall be in force. */
export function TariffQuestion({ path, wish, seen }: TariffQuestionProps) {
  const words = useTariffWords()
  const { libra, agencia, entrega } = typedTariff(wish)
  const read = {
    libra: formatUsd(wish.costPerPound),
    agencia: formatUsd(wish.agencyFee),
    entrega: formatUsd(wish.fixedDeliveryFee),
  }
  return (
    <Form
      method="post"
      action={path}
      aria-label={words.review}
      className="grid gap-3 rounded-card border border-ink bg-raised p-5"
    >
      {Object.entries({ libra, agencia, entrega, visto: seen ?? '' }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="figures font-semibold">{fill(words.read, read)}</p>
      <p className="measure text-soft-ink">{words.ask}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={path}>{words.cancel}</ButtonLink>
        <Button type="submit" look="sun">
          {words.activate}
        </Button>
      </div>
    </Form>
  )
}

export function ProvincesLink() {
  return (
    <Link to="/admin/provincias" className="inline-flex min-h-11 items-center underline">
      {useTariffWords().provinces}
    </Link>
  )
}
