import { CheckField } from '#design/forms/check-field.tsx'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { formatPlural } from '#kernel/messages.ts'
import { formatDateTime } from '#kernel/time.ts'
import { ConfirmDialog } from '#shop/orders/ui/staff/confirm-action.tsx'
import { useOverviewMessages } from '#web/shell/request/use-page-messages.ts'
import { AdminTable } from '../frame/admin-table.tsx'
import { boxOf } from './box-of.ts'
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
function useNameAndAddress() {
  const nameOf = useEmailName()
  return ({ email, recipient }: Pick<Shown, 'email' | 'recipient'>) => (
    <span className="wrap-anywhere">
      {nameOf(email)}: <strong>{recipient}</strong>
    </span>
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

interface SendQuestionProps {
  readonly closeTo: string
  readonly what: 'failed' | 'files'
  readonly sorted: { readonly send: readonly Shown[]; readonly outdated: readonly Shown[] }
}

const confirmId = 'enviar'

/** Which leave, each with a box, and which do not because their order has moved on. */
export function SendQuestion({ closeTo, what, sorted: { send, outdated } }: SendQuestionProps) {
  const { files, retryTitle, retryText } = useOverviewMessages().emails
  const { question } = files
  const lineOf = useNameAndAddress()
  const locale = useLocale()
  return (
    <ConfirmDialog
      title={what === 'files' ? question.title : retryTitle}
      text={what === 'files' ? question.text : retryText}
      closeTo={closeTo}
      entered={{ what }}
      emails={[]}
      isGrave
      formId={confirmId}
    >
      <fieldset className="max-h-64 overflow-y-auto text-sm">
        <legend className="font-semibold">
          {formatPlural(locale, question.send, send.length)} {send.length > 0 && question.untick}
        </legend>
        {send.map((email) => (
          <CheckField
            key={email.id}
            form={confirmId}
            name={boxOf(email.id)}
            label={lineOf(email)}
            defaultChecked
          />
        ))}
      </fieldset>
      {outdated.length > 0 && (
        <>
          <p className="font-semibold">
            {formatPlural(locale, question.outdated, outdated.length)}
          </p>
          <ul className="grid max-h-64 gap-1 overflow-y-auto text-sm">
            {outdated.map((email) => (
              <li key={email.id}>{lineOf(email)}</li>
            ))}
          </ul>
        </>
      )}
    </ConfirmDialog>
  )
}
