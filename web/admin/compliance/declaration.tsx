import { data, redirect } from 'react-router'
import { useLocale } from '#design/messages-context.tsx'
import { Notice } from '#design/notice.tsx'
import { TextLink } from '#design/text-link.tsx'
import { locales } from '#kernel/locale.ts'
import { format } from '#kernel/messages.ts'
import { formatDateTime } from '#kernel/time.ts'
import { DeclarationPreview } from '#shop/compliance/ui/declaration-preview.tsx'
import { DeclarationReading } from '#shop/compliance/ui/declaration-reading.tsx'
import { DeclarationVersionForm } from '#shop/compliance/ui/declaration-version-form.tsx'
import { RequiredPoints } from '#shop/compliance/ui/required-points.tsx'
import { useDeclarationStaffMessages } from '#shop/compliance/ui/use-messages.ts'
import { mayOpen } from '#shop/permissions/panel-access.rules.ts'
import { privatePage } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import { useStaff } from '../frame/staff-context.ts'
import { VersionList } from '../frame/version-list.tsx'
import type { Route } from './+types/declaration'
import { declarationPage, handleDeclaration } from './declaration-page.server.ts'

const path = '/admin/settings/declaracion'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const requested = new URL(request.url).searchParams
  const shown = await declarationPage(ctx, requested.get('version'))
  const published = /^[\d.-]{1,20}$/.exec(requested.get('publicada') ?? '')?.[0] ?? null
  return { ...shown, published, ...privatePage(ctx.locale, path, 'declarationStaff') }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const outcome = await handleDeclaration(ctx, await postedFields(request))
  if (outcome.ok) return redirect(`${path}?publicada=${outcome.version}`, 303)
  const { result } = outcome
  const isShown = result.preview && !result.refusal
  return data(result, { status: isShown ? 200 : 400 })
}

type Shown = Route.ComponentProps['loaderData']

function InForce({ inForce }: { inForce: Shown['inForce'] }) {
  const messages = useDeclarationStaffMessages()
  const { version, isOwn } = inForce
  return (
    <details className="rounded-card border border-line bg-raised px-5">
      <summary className="flex min-h-11 cursor-pointer items-center py-3 font-bold underline">
        {format(messages.inForce, { version, whose: isOwn ? messages.own : messages.builtIn })}
      </summary>
      <div className="grid gap-8 pb-5 xl:grid-cols-2">
        {locales.map((locale) => (
          <DeclarationReading key={locale} locale={locale} wording={inForce.words[locale]} />
        ))}
      </div>
      <TextLink to="/affidavit-certificacion" className="mb-3">
        {messages.see}
      </TextLink>
    </details>
  )
}

function Versions({ versions }: { versions: Shown['versions'] }) {
  const messages = useDeclarationStaffMessages()
  const locale = useLocale()
  return (
    <VersionList
      title={messages.versions}
      none={versions.length === 1 ? messages.noVersions : null}
      versions={versions.map(({ version, publishedAt }) => ({
        version,
        line: publishedAt
          ? format(messages.versionLine, { version, dateTime: formatDateTime(publishedAt, locale) })
          : format(messages.builtInLine, { version }),
        to: `${path}?version=${version}`,
        label: format(messages.loadOf, { version }),
      }))}
      load={messages.load}
    />
  )
}

const policy = '/admin/settings/legales/politica-de-cumplimiento'

export default function DeclarationPage({ loaderData, actionData: result }: Route.ComponentProps) {
  const staff = useStaff()
  const messages = useDeclarationStaffMessages()
  const { inForce, versions, published } = loaderData
  const input = result?.input ?? loaderData.input
  const done = published && !result ? format(messages.published, { version: published }) : null
  const refusal = result?.refusal ? messages.refusals[result.refusal] : null
  return (
    <AdminPage title={messages.title} text={messages.text}>
      <Notice text={done} />
      <p className="rounded-field border border-line border-l-4 border-l-warn bg-raised p-3">
        {messages.lawyer}
      </p>
      <InForce inForce={inForce} />
      {result?.preview && (
        <DeclarationPreview {...result.preview} input={input} problem={refusal} />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <DeclarationVersionForm
          key={`${loaderData.input.title_es} ${input.statements_es.length} ${versions.length}`}
          input={input}
          problems={result?.problems ?? {}}
          isPreviewed={Boolean(result?.preview)}
        />
        <RequiredPoints
          policyPath={
            mayOpen(staff, '/admin/settings/legales') ? policy : '/politica-de-cumplimiento'
          }
        />
      </div>
      <Versions versions={versions} />
    </AdminPage>
  )
}
