import { data, redirect } from 'react-router'
import { Notice } from '#design/notice.tsx'
import { markReviewed, readiness } from '#shop/readiness/readiness.service.server.ts'
import {
  ReadinessList,
  ReadinessSum,
  useReadinessMessages,
} from '#shop/readiness/ui/readiness-list.tsx'
import { privatePage } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import type { Route } from './+types/readiness'

const path = '/admin/listo'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const isConfirmed = new URL(request.url).searchParams.has('hecho')
  return { lines: await readiness(ctx), isConfirmed, ...privatePage(ctx.locale, path, 'readiness') }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { part } = await postedFields(request)
  const isUnderstood = await markReviewed(context.get(requestCtx), part)
  return isUnderstood ? redirect(`${path}?hecho=1`, 303) : data(null, { status: 400 })
}

export default function ReadinessPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useReadinessMessages()
  return (
    <AdminPage title={messages.title} text={messages.text}>
      <Notice text={loaderData.isConfirmed && actionData !== null && messages.confirmed} />
      <Notice isBad text={actionData === null && messages.notUnderstood} />
      <ReadinessSum lines={loaderData.lines} />
      <ReadinessList lines={loaderData.lines} />
    </AdminPage>
  )
}
