import { LabelledField } from '#design/forms/labelled-field.tsx'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { format, formatNumber } from '#kernel/messages.ts'
import type { ImportRefusal } from '../lists/list-file.rules.ts'
import type { ListKind } from '../lists/list-state.rules.ts'
import { useComplianceMessages } from './use-messages.ts'

interface ListUploadProps {
  /** Until when files may have been published. */
  readonly today: string
  readonly entered: string | undefined
  readonly problem: 'no_files' | 'day_invalid' | undefined
  /** The password was not asked for lately; a page that asks for it could not carry the files. */
  readonly asksPassword: boolean
}

/** The files of lists, from this computer or phone. */
export function ListUpload({ today, entered, problem, asksPassword }: ListUploadProps) {
  const { upload } = useComplianceMessages()
  const text = problem && upload.problems[problem]
  return (
    <PanelForm
      problem={text}
      noValidate
      encType="multipart/form-data"
      className="grid content-start justify-items-start gap-3 rounded-card border border-line bg-raised p-5"
    >
      <h2 className="font-bold text-lg">{upload.title}</h2>
      <p className="measure text-soft-ink">{upload.text}</p>
      <input type="hidden" name="intent" value="upload" />
      <LabelledField
        label={upload.files}
        type="file"
        name="files"
        data-max-mb={10}
        multiple
        required
        accept=".csv,.txt,.json,text/csv,text/plain,application/json"
        className="py-2"
        problem={problem === 'no_files' ? text : undefined}
      />
      <LabelledField
        label={upload.day}
        hint={upload.dayHint}
        type="date"
        name="day"
        required
        max={today}
        defaultValue={entered}
        problem={problem === 'day_invalid' ? text : undefined}
      />
      {asksPassword && (
        <LabelledField
          label={upload.password}
          type="password"
          name="identity_password"
          autoComplete="current-password"
          required
        />
      )}
      <FormButton>{upload.button}</FormButton>
    </PanelForm>
  )
}

export interface ShownOutcome {
  readonly list: ListKind
  readonly outcome: 'imported' | 'unchanged' | ImportRefusal
  readonly count: number
}

interface UploadedProps {
  readonly outcomes: readonly ShownOutcome[]
  /** Files that belong to no known list. */
  readonly unknown: readonly string[]
}

/** What became of each list. */
export function Uploaded({ outcomes, unknown }: UploadedProps) {
  const { upload, names } = useComplianceMessages()
  const locale = useLocale()
  return (
    <ul
      role="status"
      className="grid gap-1 rounded-field border border-line border-l-4 border-l-sun bg-raised p-3"
    >
      {outcomes.map(({ list, outcome, count }) => (
        <li key={list}>
          {format(upload.outcomes[outcome], {
            list: names[list],
            count: formatNumber(locale, count),
          })}
        </li>
      ))}
      {unknown.map((file) => (
        <li key={file} className="text-bad">
          {format(upload.unknown, { file })}
        </li>
      ))}
    </ul>
  )
}

export function FetchNow() {
  const { downloads } = useComplianceMessages()
  return (
    <PanelForm countsWork={false}>
      <input type="hidden" name="intent" value="fetch" />
      <FormButton>{downloads.fetch}</FormButton>
    </PanelForm>
  )
}
