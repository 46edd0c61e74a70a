import { data, redirect } from 'react-router'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { Notice } from '#design/notice.tsx'
import { TextLink } from '#design/text-link.tsx'
import { locales } from '#kernel/locale.ts'
import { format, formatPlural } from '#kernel/messages.ts'
import { formatDateTime } from '#kernel/time.ts'
import { mailProblem } from '#shop/connections/mail-problem.rules.ts'
import { useConnectionMessages } from '#shop/connections/ui/use-messages.ts'
import { isMailToFiles } from '#shop/emails/outbox/delivery.rules.ts'
import {
  emailsInFiles,
  failedEmailList,
  queuedEmailCount,
} from '#shop/emails/outbox/failed-emails.service.server.ts'
import { emailTemplates, previewEmail } from '#shop/emails/previews.service.server.ts'
import { isPermitted } from '#shop/permissions/panel-access.rules.ts'
import { signedInUser } from '#web/session/require-access.server.ts'
import type { PageInfo } from '#web/shell/document/page-info.ts'
import { messagesIn, withMessages } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { useOverviewMessages } from '#web/shell/request/use-page-messages.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import { AdminTable } from '../frame/admin-table.tsx'
import type { Route } from './+types/failed-emails'
import { EmailPreview, EmailTemplates, useEmailName } from './email-templates.tsx'
import { sendSorted, sortedEmails } from './emails-in-files.server.ts'
import { EmailsInFiles, SendQuestion } from './emails-in-files.tsx'

const path = '/admin/cartas'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const page: PageInfo = {
    title: messagesIn(ctx.locale).overview.emails.title,
    path,
    noindex: true,
  }
  const failed = await failedEmailList(ctx)
  const inFiles = await emailsInFiles(ctx)
  const waiting = await queuedEmailCount(ctx)
  const requested = new URL(request.url).searchParams
  const retried = Number(requested.get('enviados') ?? Number.NaN)
  const locale = locales.find((one) => one === requested.get('idioma')) ?? ctx.locale
  const templates = emailTemplates(ctx)
  const preview = await previewEmail(ctx, requested.get('plantilla') ?? '', locale)
  return {
    page,
    templates: templates.ok ? templates.value : [],
    preview: preview.ok ? preview.value : null,
    emails: failed.ok ? failed.value : [],
    inFiles: inFiles.ok ? inFiles.value : [],
    waiting: waiting.ok ? waiting.value : 0,
    isToFile: isMailToFiles(ctx.config),
    mayConnect: isPermitted(signedInUser(ctx), 'everything'),
    retried: Number.isSafeInteger(retried) && retried >= 0 ? retried : null,
    ...withMessages(ctx.locale, 'overview', 'ordersStaff', 'orderSteps', 'connections'),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const posted = await postedFields(request)
  const { asks } = posted
  if (asks === 'edit') return redirect(path, 303)
  const what = posted.what === 'files' ? ('files' as const) : ('failed' as const)
  if (asks === 'first') return data({ what, sorted: await sortedEmails(ctx, what) })
  return redirect(`${path}?enviados=${await sendSorted(ctx, what, posted)}`, 303)
}

/** Why it did not leave, with the words of the service folded. */
function Why({ error }: { error: string }) {
  const { problems, failed } = useConnectionMessages().test
  return (
    <>
      {problems[mailProblem({ message: error })]}
      <details className="text-soft-ink">
        <summary className="min-h-9 cursor-pointer py-1.5">{failed}</summary>
        <span className="wrap-anywhere">{error}</span>
      </details>
    </>
  )
}

/** What is written meanwhile reaches nobody. */
function MailToFiles({ mayConnect }: { mayConnect: boolean }) {
  const messages = useOverviewMessages().emails
  return (
    <p className="rounded-field border border-line border-l-4 border-l-warn bg-raised p-3">
      {messages.toFiles}{' '}
      {mayConnect && <TextLink to="/admin/conexiones#mail">{messages.connect}</TextLink>}
    </p>
  )
}

export default function FailedEmailsPage({ loaderData, actionData }: Route.ComponentProps) {
  const shared = useOverviewMessages()
  const messages = shared.emails
  const nameOf = useEmailName()
  const locale = useLocale()
  const { emails, retried, templates, preview, isToFile, mayConnect, inFiles, waiting } = loaderData
  const queued = waiting - emails.filter(({ failed_at }) => !failed_at).length
  const isAllSent = !isToFile && inFiles.length === 0 && waiting === 0
  return (
    <AdminPage title={messages.title} text={messages.text}>
      {isToFile && <MailToFiles mayConnect={mayConnect} />}
      <Notice text={retried === null ? null : formatPlural(locale, messages.retried, retried)} />
      {emails.length === 0 && <p>{isAllSent ? messages.none : messages.noneFailed}</p>}
      {queued > 0 && <p>{formatPlural(locale, messages.waiting, queued)}</p>}
      {emails.length > 0 && (
        <>
          <AdminTable
            label={messages.title}
            heads={[messages.kind, messages.to, messages.when, messages.why]}
            rows={emails.map((email) => ({
              key: email.id,
              cells: [
                nameOf(email.email),
                email.recipient,
                email.failed_at
                  ? formatDateTime(email.failed_at, locale)
                  : format(messages.retrying, { dateTime: formatDateTime(email.nextAt, locale) }),
                <Why key="why" error={email.last_error} />,
              ],
            }))}
          />
          {!isToFile && (
            <PanelForm className="justify-self-start">
              <input type="hidden" name="asks" value="first" />
              <FormButton>{messages.retry}</FormButton>
            </PanelForm>
          )}
        </>
      )}
      <EmailsInFiles emails={inFiles} isToFile={isToFile} />
      {actionData && <SendQuestion closeTo={path} {...actionData} />}
      {preview && <EmailPreview preview={preview} />}
      <EmailTemplates templates={templates} />
    </AdminPage>
  )
}
