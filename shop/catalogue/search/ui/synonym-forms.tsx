import { LabelledField } from '#design/forms/labelled-field.tsx'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { format } from '#kernel/messages.ts'
import { useSynonymMessages } from '../../ui/use-messages.ts'

interface Pair {
  readonly term: string
  readonly means: string
}

interface NewSynonymProps {
  readonly input: Pair
  readonly problem: string | null
}

export function NewSynonym({ input: typedText, problem }: NewSynonymProps) {
  const messages = useSynonymMessages()
  return (
    <PanelForm
      problem={problem}
      noValidate
      className="grid items-end gap-4 rounded-card border border-line bg-raised p-5 sm:grid-cols-[1fr_1fr_auto]"
    >
      <input type="hidden" name="intent" value="add" />
      <LabelledField
        name="term"
        label={messages.term}
        aria-invalid={problem !== null}
        defaultValue={typedText.term}
        maxLength={60}
      />
      <LabelledField
        name="means"
        label={messages.means}
        defaultValue={typedText.means}
        maxLength={60}
      />
      <FormButton>{messages.add}</FormButton>
    </PanelForm>
  )
}

/** The stored synonyms, each with a delete button. */
export function SynonymList({ synonyms }: { synonyms: readonly Pair[] }) {
  const messages = useSynonymMessages()
  if (synonyms.length === 0) return <p>{messages.none}</p>
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2 xl:grid-cols-3">
      {synonyms.map(({ term, means }) => (
        <li key={`${term} ${means}`} className="border-line border-b">
          <PanelForm className="flex items-center gap-3">
            <input type="hidden" name="intent" value="remove" />
            <input type="hidden" name="term" value={term} />
            <input type="hidden" name="means" value={means} />
            <span className="mr-auto py-2">
              {term} <span aria-hidden="true">→</span> <span className="sr-only">=</span> {means}
            </span>
            <button
              type="submit"
              aria-label={format(messages.removeOne, { term, means })}
              className="min-h-11 cursor-pointer text-sm underline"
            >
              {messages.remove}
            </button>
          </PanelForm>
        </li>
      ))}
    </ul>
  )
}
