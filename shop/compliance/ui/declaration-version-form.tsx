import { LabelledField } from '#design/forms/labelled-field.tsx'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { LongField } from '#design/forms/textarea-field.tsx'
import { type Locale, locales } from '#kernel/locale.ts'
import type {
  DeclarationFormData,
  WordingPart,
  WordingProblems,
} from '../declarations/declaration-version.input.ts'
import { useDeclarationStaffMessages } from './use-messages.ts'

interface FormProps {
  readonly input: DeclarationFormData
  readonly problems: WordingProblems
}

interface VersionFormProps extends FormProps {
  readonly isPreviewed: boolean
}

function Wording({ locale, input, problems }: FormProps & { readonly locale: Locale }) {
  const messages = useDeclarationStaffMessages()
  const shared = (part: WordingPart) => {
    const name = `${part}_${locale}` as const
    const problem = problems[name]
    return {
      name,
      lang: locale,
      label: messages.fields[part],
      defaultValue: input[name],
      problem: problem && messages.problems[problem],
    }
  }
  return (
    <fieldset className="grid min-w-0 content-start gap-4">
      <legend className="font-bold text-lg">{messages.language[locale]}</legend>
      <LabelledField {...shared('title')} maxLength={200} />
      <LongField {...shared('intro')} rows={3} maxLength={1_000} />
      <LongField {...shared('statements')} hint={messages.hints.statements} rows={20} />
      <LabelledField {...shared('officialsTitle')} maxLength={200} />
      <LongField {...shared('officials')} rows={16} />
    </fieldset>
  )
}

/** Form for a new declaration in both languages; it leads to a preview. */
export function DeclarationVersionForm({ input, problems, isPreviewed }: VersionFormProps) {
  const messages = useDeclarationStaffMessages()
  return (
    <PanelForm
      isPreviewed={isPreviewed}
      problem={Object.keys(problems).length > 0}
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 rounded-card border border-line bg-raised p-5"
    >
      <h2 className="font-bold text-lg">{messages.write}</h2>
      <div className="grid gap-6 md:grid-cols-2 xl:grid-cols-1 2xl:grid-cols-2">
        {locales.map((locale) => (
          <Wording key={locale} locale={locale} input={input} problems={problems} />
        ))}
      </div>
      <div>
        <FormButton name="intent" value="preview" look="sun">
          {messages.show}
        </FormButton>
      </div>
    </PanelForm>
  )
}
