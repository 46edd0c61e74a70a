import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { format, formatNumber } from '#kernel/messages.ts'
import { formatDateTime } from '#kernel/time.ts'
import { useBackupMessages } from './use-messages.ts'

export interface ShownBackup {
  readonly name: string
  readonly startedAt: Date
  readonly endedAt: Date | null
  readonly rows: number
  readonly files: number
  readonly problem: string
  /** On this machine, so that it can be read. */
  readonly isHere: boolean
}

function Actions({ name, mayDownload }: { name: string; mayDownload: boolean }) {
  const messages = useBackupMessages()
  const labelled = (action: string) => format(messages.named, { action, name })
  return (
    <div className="flex flex-wrap gap-3">
      <PanelForm countsWork={false}>
        <input type="hidden" name="intent" value="verify" />
        <input type="hidden" name="name" value={name} />
        <FormButton aria-label={labelled(messages.verify)}>{messages.verify}</FormButton>
      </PanelForm>
      {mayDownload && (
        <PanelForm countsWork={false}>
          <input type="hidden" name="intent" value="download" />
          <input type="hidden" name="name" value={name} />
          <FormButton aria-label={labelled(messages.download)}>{messages.download}</FormButton>
        </PanelForm>
      )}
    </div>
  )
}

function useBackupState() {
  const messages = useBackupMessages()
  return ({ endedAt, problem, isHere }: ShownBackup): string => {
    if (endedAt === null) return messages.running
    if (problem !== '') return messages.failed
    return isHere ? messages.done : `${messages.done}, ${messages.elsewhere}`
  }
}

/** The last backups, the newest first. */
export function BackupsList({
  backups,
  mayDownload,
}: {
  backups: readonly ShownBackup[]
  mayDownload: boolean
}) {
  const messages = useBackupMessages()
  const locale = useLocale()
  const stateOf = useBackupState()
  if (backups.length === 0) return <p className="text-soft-ink">{messages.none}</p>
  return (
    <ul className="grid gap-3">
      {backups.map((backup) => (
        <li
          key={backup.startedAt.toISOString()}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-line bg-raised p-4"
        >
          <div>
            <p className="figures font-semibold">{formatDateTime(backup.startedAt, locale)}</p>
            <p className={backup.problem === '' ? 'text-soft-ink text-sm' : 'text-bad text-sm'}>
              {stateOf(backup)}
              {backup.endedAt && backup.problem === '' && (
                <>
                  {' · '}
                  {format(messages.content, {
                    rows: formatNumber(locale, backup.rows),
                    files: formatNumber(locale, backup.files),
                  })}
                </>
              )}
            </p>
            {backup.problem !== '' && (
              <details className="text-soft-ink text-sm">
                <summary className="min-h-9 cursor-pointer">{messages.why}</summary>
                <p className="wrap-anywhere">{backup.problem}</p>
              </details>
            )}
          </div>
          {backup.isHere && <Actions name={backup.name} mayDownload={mayDownload} />}
        </li>
      ))}
    </ul>
  )
}
