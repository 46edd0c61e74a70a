import { CheckField } from '#design/forms/check-field.tsx'
import { LabelledField } from '#design/forms/labelled-field.tsx'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { LongField } from '#design/forms/textarea-field.tsx'
import { format } from '#kernel/messages.ts'
import type { SettingProblem, SettingValues } from '../setting-form.input.ts'
import { fieldsOf, keysOf, type SettingField, type SettingForm } from '../setting-forms.rules.ts'
import { useSettingsMessages } from './use-messages.ts'

interface FieldProps {
  readonly field: SettingField
  readonly name: string
  readonly value: string
  readonly problem: SettingProblem | undefined
}

function Field({ field, name, value, problem }: FieldProps) {
  const messages = useSettingsMessages()
  const plain = messages.fields[field.key as keyof typeof messages.fields]
  const label = name === field.key ? plain : format(messages.inEnglish, { label: plain })
  if (field.kind === 'flag')
    return (
      <CheckField
        name={name}
        label={label}
        defaultChecked={value === '' ? field.isOnAtFirst : value === 'true'}
      />
    )
  const shared = {
    name,
    label,
    defaultValue: value,
    maxLength: field.max,
    problem: problem && messages.problems[problem],
    hint: name === 'shop_name' ? messages.nameHint : undefined,
    ...(name !== field.key && { lang: 'en' }),
  }
  return field.kind === 'long' || field.kind === 'places' ? (
    <LongField {...shared} />
  ) : (
    <LabelledField {...shared} />
  )
}

interface SettingFormCardProps {
  readonly form: SettingForm
  readonly values: SettingValues
  readonly problems: Readonly<Record<string, SettingProblem>>
  /** As the fields show what is stored. */
  readonly seen: SettingValues
  readonly crossed: SettingValues | undefined
}

export function SettingFormCard(props: SettingFormCardProps) {
  const { form, values, problems, seen, crossed } = props
  const messages = useSettingsMessages()
  const { title, text } = messages.forms[form]
  return (
    <PanelForm
      problem={Object.keys(problems).length > 0}
      seen={seen}
      crossed={crossed}
      noValidate
      id={form}
      aria-label={title}
      className="grid scroll-mt-20 content-start gap-5 rounded-card border border-line bg-raised p-5"
    >
      <input type="hidden" name="form" value={form} />
      <div className="grid gap-1">
        <h2 className="font-bold text-lg">{title}</h2>
        <p className="text-soft-ink text-sm">{text}</p>
      </div>
      <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {fieldsOf(form).flatMap((field) =>
          keysOf(field).map((name) => (
            <Field
              key={name}
              field={field}
              name={name}
              value={values[name] ?? ''}
              problem={problems[name]}
            />
          )),
        )}
      </div>
      <FormButton className="justify-self-start">{messages.save}</FormButton>
    </PanelForm>
  )
}
