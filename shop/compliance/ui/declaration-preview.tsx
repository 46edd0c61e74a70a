import { useEffect, useRef } from 'react'
import { CheckField } from '#design/forms/check-field.tsx'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { type Locale, locales } from '#kernel/locale.ts'
import type { DeclarationFormData } from '../declarations/declaration-version.input.ts'
import type { DeclarationVersion } from '../declarations/declaration-wording.rules.ts'
import { DeclarationReading } from './declaration-reading.tsx'
import { useDeclarationStaffMessages } from './use-messages.ts'

interface PreviewProps {
  readonly words: DeclarationVersion['words']
  readonly input: DeclarationFormData
  /** Hash of the text shown here, and the version that it replaces. */
  readonly seen: string
  readonly replaces: string
  /** The one language that it changes; null where it changes both. */
  readonly onlyIn: Locale | null
  readonly problem: string | null
}

/** Preview in both languages; the only place from which they can be published. */
export function DeclarationPreview(props: PreviewProps) {
  const { words: shown, input: values, seen, replaces, onlyIn, problem } = props
  const messages = useDeclarationStaffMessages()
  const section = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is looked at from its beginning
  useEffect(() => section.current?.focus(), [seen])
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="vista"
      className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-card border border-ink p-5"
    >
      <h2 id="vista" className="font-bold text-lg">
        {messages.preview}
      </h2>
      {onlyIn && (
        <p className="border-warn border-l-4 bg-raised px-3 py-2 font-semibold">
          {messages.onlyIn[onlyIn]}
        </p>
      )}
      <div className="grid gap-8 xl:grid-cols-2">
        {locales.map((locale: Locale) => (
          <DeclarationReading key={locale} locale={locale} wording={shown[locale]} />
        ))}
      </div>
      <PanelForm
        problem={problem}
        className="grid justify-items-start gap-3 border-line border-t pt-4"
      >
        {Object.entries({ ...values, seen, replaces }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <CheckField
          name="confirmed"
          value="yes"
          required
          label={<span className="measure block">{messages.confirm}</span>}
        />
        <FormButton name="intent" value="publish" look="sun">
          {messages.publish}
        </FormButton>
      </PanelForm>
    </section>
  )
}
