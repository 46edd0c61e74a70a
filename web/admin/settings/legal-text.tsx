import { data, redirect } from 'react-router'
import { useLocale } from '#design/messages-context.tsx'
import { Notice } from '#design/notice.tsx'
import { format } from '#kernel/messages.ts'
import { dayOf, formatDate, formatDateTime } from '#kernel/time.ts'
import { publishLegalText } from '#shop/legal/legal.service.server.ts'
import { readVersion } from '#shop/legal/legal-version.input.ts'
import { LegalPreview } from '#shop/legal/ui/legal-preview.tsx'
import { LegalVersionForm } from '#shop/legal/ui/legal-version-form.tsx'
import { useLegalStaffMessages } from '#shop/legal/ui/use-messages.ts'
import { legalFactsOf } from '#web/legal/legal-facts.server.ts'
import { messagesIn, privatePageTitled } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import { VersionList } from '../frame/version-list.tsx'
import type { Route } from './+types/legal-text'
import { changedAlone, legalTextPage, replaceable } from './legal-texts-page.server.ts'

const list = '/admin/settings/legales'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const slug = replaceable(params.slug)
  const requested = new URL(request.url).searchParams
  const shown = await legalTextPage(ctx, slug, requested.get('version'))
  const title = format(messagesIn(ctx.locale).legalStaff.editOf, { title: shown.title })
  const published = /^[\d.-]{1,20}$/.exec(requested.get('publicada') ?? '')?.[0] ?? null
  return {
    ...shown,
    slug,
    title,
    published,
    facts: await legalFactsOf(ctx),
    ...privatePageTitled(ctx.locale, `${list}/${slug}`, title, 'legalStaff'),
  }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const slug = replaceable(params.slug)
  const posted = await postedFields(request)
  const read = readVersion(slug, posted, dayOf(ctx.now))
  if (!read.ok)
    return data({ input: read.input, problems: read.problems, onlyIn: null }, { status: 400 })
  if (posted.intent !== 'publish' || posted.confirmed !== 'yes')
    return data(
      { input: read.input, problems: null, onlyIn: await changedAlone(ctx, read.request) },
      { status: 200 },
    )
  const version = await publishLegalText(ctx, read.request)
  return redirect(`${list}/${slug}?publicada=${version}`, 303)
}

type Versions = Route.ComponentProps['loaderData']['versions']

function PublishedVersions({ versions, slug }: { versions: Versions; slug: string }) {
  const messages = useLegalStaffMessages()
  const locale = useLocale()
  return (
    <VersionList
      title={messages.versions}
      none={versions.length === 1 ? messages.noVersions : null}
      versions={versions.map(({ version, effectiveOn, publishedAt }) => ({
        version,
        line: publishedAt
          ? format(messages.versionLine, {
              version,
              day: formatDate(effectiveOn, locale, 'PP', 'UTC'),
              dateTime: formatDateTime(publishedAt, locale),
            })
          : format(messages.builtInLine, { version }),
        to: `${list}/${slug}?version=${version}`,
        label: format(messages.loadOf, { version }),
      }))}
      load={messages.load}
    />
  )
}

export default function LegalTextPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useLegalStaffMessages()
  const { title, slug, input, versions, published } = loaderData
  const done = published && !actionData ? format(messages.published, { version: published }) : null
  return (
    <AdminPage title={title} back={list}>
      <Notice text={done} />
      {actionData && !actionData.problems && (
        <LegalPreview
          input={actionData.input}
          onlyIn={actionData.onlyIn}
          facts={loaderData.facts}
        />
      )}
      {!actionData && (
        <p className="measure">
          {format(loaderData.isBuiltIn ? messages.standsBuiltIn : messages.stands, {
            version: loaderData.version,
          })}
        </p>
      )}
      <LegalVersionForm
        key={`${loaderData.version} ${versions.length}`}
        input={actionData?.input ?? input}
        problems={actionData?.problems ?? {}}
        isPreviewed={actionData?.problems === null}
      />
      <PublishedVersions versions={versions} slug={slug} />
    </AdminPage>
  )
}
