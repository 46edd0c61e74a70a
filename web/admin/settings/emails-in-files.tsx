import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { formatPlural } from '#kernel/messages.ts'
import { formatDateTime } from '#kernel/time.ts'
import { ConfirmDialog } from '#shop/orders/ui/staff/confirm-action.tsx'
import { useOverviewMessages } from '#web/shell/request/use-page-messages.ts'
import { AdminTable } from '../frame/admin-table.tsx'
import { useEmailName } from './email-templates.tsx'

interface Shown {
  readonly id: string
  readonly email: string
  readonly recipient: string
  readonly at: Date
}

interface OfEmails {
  readonly emails: readonly Shown[]
}

/** What they are called, and whom they are to: what they say is not shown. */
export function NamedEmails({ emails }: { emails: readonly Omit<Shown, 'at'>[] }) {
  const nameOf = useEmailName()
  return (
    <ul className="grid max-h-64 gap-1 overflow-y-auto text-sm">
      {emails.map(({ id, email, recipient }) => (
        <li key={id} className="wrap-anywhere">
          {nameOf(email)}: <strong>{recipient}</strong>
        </li>
      ))}
    </ul>
  )
}

/** What was only written to files; together it is sent once there is a service. */
export function EmailsInFiles({ emails, isToFile }: OfEmails & { readonly isToFile: boolean }) {
  const { kind, to, files } = useOverviewMessages().emails
  const nameOf = useEmailName()
  const locale = useLocale()
  if (emails.length === 0) return null
  return (
    <section aria-labelledby="ficheros" className="grid gap-3">
      <h2 id="ficheros" className="font-bold text-lg">
        {files.title}
      </h2>
      <p className="measure">
        {formatPlural(locale, files.count, emails.length)} {isToFile ? files.later : files.now}
      </p>
      <AdminTable
        label={files.title}
        heads={[kind, to, files.written]}
        rows={emails.map(({ id, email, recipient, at }) => ({
          key: id,
          cells: [nameOf(email), recipient, formatDateTime(at, locale)],
        }))}
      />
      {!isToFile && (
        <PanelForm className="justify-self-start">
          <input type="hidden" name="asks" value="first" />
          <input type="hidden" name="what" value="files" />
          <FormButton>{files.send}</FormButton>
        </PanelForm>
      )}
    </section>
  )
}

interface FilesQuestionProps {
  readonly closeTo: string
  readonly sorted: { readonly send: readonly Shown[]; readonly outdated: readonly Shown[] }
}

/** Which leave, and which do not because their order has moved on. */
export function FilesQuestion({ closeTo, sorted: { send, outdated } }: FilesQuestionProps) {
  const { question } = useOverviewMessages().emails.files
  const locale = useLocale()
  return (
    <ConfirmDialog
      title={question.title}
      text={question.text}
      closeTo={closeTo}
      entered={{ what: 'files' }}
      emails={[]}
      isGrave
    >
      <p className="font-semibold">{formatPlural(locale, question.send, send.length)}</p>
      <NamedEmails emails={send} />
      {outdated.length > 0 && (
        <>
          <p className="font-semibold">
            {formatPlural(locale, question.outdated, outdated.length)}
          </p>
          <NamedEmails emails={outdated} />
        </>
      )}
    </ConfirmDialog>
  )
}
