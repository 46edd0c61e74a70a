import { LabelledField } from '#design/forms/labelled-field.tsx'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { LongField } from '#design/forms/textarea-field.tsx'
import type { Locale } from '#kernel/locale.ts'
import { format } from '#kernel/messages.ts'
import { legalPlaceholders } from '../legal.rules.ts'
import type { LegalVersionFormData, VersionProblems } from '../legal-version.input.ts'
import { useLegalStaffMessages } from './use-messages.ts'

interface FormProps {
  readonly input: LegalVersionFormData
  readonly problems: VersionProblems
}

interface LegalVersionFormProps extends FormProps {
  readonly isPreviewed: boolean
}

function Wording({ locale, input, problems }: FormProps & { readonly locale: Locale }) {
  const messages = useLegalStaffMessages()
  const shared = (field: 'title' | 'summary' | 'body') => {
    const name = `${field}_${locale}` as const
    const problem = problems[name]
    return {
      name,
      lang: locale,
      label: messages.fields[field],
      defaultValue: input[name],
      problem: problem && messages.problems[problem],
    }
  }
  return (
    <fieldset className="grid min-w-0 content-start gap-4">
      <legend className="font-bold text-lg">{messages.language[locale]}</legend>
      <LabelledField {...shared('title')} maxLength={200} />
      <LongField {...shared('summary')} maxLength={300} />
      <LongField {...shared('body')} rows={24} className="font-mono text-sm" />
    </fieldset>
  )
}

export function LegalVersionForm({ input, problems, isPreviewed }: LegalVersionFormProps) {
  const messages = useLegalStaffMessages()
  const names = legalPlaceholders.map((name) => `{${name}}`).join(', ')
  const problem = problems.effectiveOn
  return (
    <PanelForm
      isPreviewed={isPreviewed}
      problem={Object.keys(problems).length > 0}
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-card border border-line bg-raised p-5"
    >
      <p className="measure text-soft-ink text-sm">{format(messages.how, { names })}</p>
      <div className="sm:w-60">
        <LabelledField
          name="effectiveOn"
          type="date"
          label={messages.fields.effectiveOn}
          defaultValue={input.effectiveOn}
          problem={problem && messages.problems[problem]}
        />
      </div>
      <div className="grid gap-6 xl:grid-cols-2">
        <Wording locale="es" input={input} problems={problems} />
        <Wording locale="en" input={input} problems={problems} />
      </div>
      <div className="flex flex-wrap gap-3">
        <FormButton name="intent" value="preview" look="sun">
          {messages.preview}
        </FormButton>
      </div>
    </PanelForm>
  )
}
