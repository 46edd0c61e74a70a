import { LabelledField } from '#design/forms/labelled-field.tsx'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { format, formatNumber } from '#kernel/messages.ts'
import type { ImportRefusal } from '../lists/list-file.rules.ts'
import type { ListKind } from '../lists/list-state.rules.ts'
import { listSources } from '../lists/panel/list-sources.rules.ts'
import { useComplianceMessages } from './use-messages.ts'

export interface ShownOutcome {
  readonly list: ListKind
  readonly outcome: 'imported' | 'unchanged' | ImportRefusal
  readonly count: number
}

interface FilesRead {
  readonly outcomes: readonly ShownOutcome[]
  /** Files that belong to no known list. */
  readonly unknown: readonly string[]
}

interface ListUploadProps {
  /** Until when files may have been published. */
  readonly today: string
  readonly entered: string | undefined
  readonly problem: 'no_files' | 'day_invalid' | undefined
  /** What became of files of which at least one was not taken. */
  readonly refused: FilesRead | undefined
  /** The password was not asked for lately; a page that asks for it could not carry the files. */
  readonly asksPassword: boolean
}

/** Where each authority publishes its lists; addresses of files may be set in the connections too. */
function ListSources() {
  const { names, sources } = useComplianceMessages()
  return (
    <details className="text-sm">
      <summary className="min-h-9 cursor-pointer py-1.5 font-semibold">{sources.title}</summary>
      <p className="measure text-soft-ink">{sources.text}</p>
      <ul className="grid gap-2 py-2">
        {listSources.map(({ lists, page, files }) => (
          <li key={page} className="grid gap-0.5">
            <a
              href={page}
              rel="noreferrer"
              target="_blank"
              className="underline underline-offset-4"
            >
              {lists.map((list) => names[list]).join('; ')}
            </a>
            {files.map((file) => (
              <code key={file} className="break-all">
                {file}
              </code>
            ))}
          </li>
        ))}
      </ul>
      <p className="measure text-soft-ink">{sources.ending}</p>
    </details>
  )
}

/** The files of lists, from this computer or phone. */
export function ListUpload(props: ListUploadProps) {
  const { today, entered, problem, refused, asksPassword } = props
  const { upload } = useComplianceMessages()
  const sentencesOf = useSentences()
  const text = problem && upload.problems[problem]
  const ofFiles = refused
    ? [...sentencesOf(refused), upload.again].join(' ')
    : problem === 'no_files'
      ? text
      : undefined
  return (
    <PanelForm
      problem={text ?? refused !== undefined}
      noValidate
      encType="multipart/form-data"
      className="grid content-start justify-items-start gap-3 rounded-card border border-line bg-raised p-5"
    >
      <h2 className="font-bold text-lg">{upload.title}</h2>
      <p className="measure text-soft-ink">{upload.text}</p>
      <ListSources />
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
        problem={ofFiles}
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

/** One sentence for each list, and for each file that is none. */
function useSentences() {
  const { upload, names } = useComplianceMessages()
  const locale = useLocale()
  return ({ outcomes, unknown }: FilesRead): string[] => [
    ...unknown.map((file) => format(upload.unknown, { file })),
    ...outcomes.map(({ list, outcome, count }) =>
      format(upload.outcomes[outcome], { list: names[list], count: formatNumber(locale, count) }),
    ),
  ]
}

/** What became of each list. */
export function Uploaded({ outcomes }: { outcomes: readonly ShownOutcome[] }) {
  const sentences = useSentences()({ outcomes, unknown: [] })
  return (
    <ul
      role="status"
      className="grid gap-1 rounded-field border border-line border-l-4 border-l-sun bg-raised p-3"
    >
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
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
