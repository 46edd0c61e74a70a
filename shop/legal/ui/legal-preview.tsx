import { useEffect, useRef } from 'react'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { useLocale } from '#design/messages-context.tsx'
import type { Locale } from '#kernel/locale.ts'
import { format } from '#kernel/messages.ts'
import { formatDate } from '#kernel/time.ts'
import { fillLegalText, type LegalFacts } from '../legal.rules.ts'
import { readMarkup } from '../legal-markup.rules.ts'
import type { LegalVersionFormData } from '../legal-version.input.ts'
import { LegalBlockView } from './legal-block.tsx'
import { useLegalStaffMessages } from './use-messages.ts'

interface PreviewProps {
  readonly input: LegalVersionFormData
  readonly locale: Locale
  readonly facts: LegalFacts
}

function Preview({ input, locale, facts }: PreviewProps) {
  const messages = useLegalStaffMessages()
  const read = readMarkup(input[`body_${locale}`])
  if (!read.ok) return null
  const [title, summary] = [input[`title_${locale}`], input[`summary_${locale}`]]
  const shown = fillLegalText({ title, summary, sections: read.sections }, facts)
  return (
    <article lang={locale} className="grid min-w-0 content-start gap-6">
      <p className="text-soft-ink text-sm">{messages.language[locale]}</p>
      <h3 className="font-bold text-xl">{shown.title}</h3>
      <p className="text-soft-ink">{shown.summary}</p>
      {shown.sections.map(({ id, heading, blocks }) => (
        <section key={id} className="grid gap-3">
          <h4 className="font-bold text-lg">{heading}</h4>
          {blocks.map((block, index) => (
            <LegalBlockView
              key={JSON.stringify(block)}
              block={block}
              heading={heading}
              number={index + 1}
            />
          ))}
        </section>
      ))}
    </article>
  )
}

/** Asks once more, with the day from which everybody reads it. */
function PublishForm({ input }: { input: LegalVersionFormData }) {
  const messages = useLegalStaffMessages()
  const day = formatDate(input.effectiveOn, useLocale(), 'PP', 'UTC')
  const values = { ...input, intent: 'publish', confirmed: 'yes' }
  return (
    <PanelForm className="grid justify-items-start gap-3 border-line border-t pt-4">
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="measure">{format(messages.ask, { day })}</p>
      <FormButton look="sun">{messages.publish}</FormButton>
    </PanelForm>
  )
}

interface LegalPreviewProps {
  readonly input: LegalVersionFormData
  /** The one language that it changes; null where it changes both. */
  readonly onlyIn: Locale | null
  readonly facts: LegalFacts
}

/** Both languages as visitors see them. */
export function LegalPreview({ input, onlyIn, facts }: LegalPreviewProps) {
  const messages = useLegalStaffMessages()
  const section = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is looked at from its beginning
  useEffect(() => section.current?.focus(), [input])
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="vista"
      className="grid gap-4 rounded-card border border-ink p-5"
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
        <Preview input={input} locale="es" facts={facts} />
        <Preview input={input} locale="en" facts={facts} />
      </div>
      <PublishForm input={input} />
    </section>
  )
}
