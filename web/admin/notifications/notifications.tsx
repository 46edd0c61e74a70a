import { data, redirect } from 'react-router'
import { Notice } from '#design/notice.tsx'
import { readChoice } from '#shop/notifications/notification.input.ts'
import {
  chooseNotifications,
  notifiedUsers,
} from '#shop/notifications/notifications.service.server.ts'
import { NotificationCard } from '#shop/notifications/ui/notification-card.tsx'
import { useNotificationMessages } from '#shop/notifications/ui/use-messages.ts'
import { signedInUser } from '#web/session/require-access.server.ts'
import { privatePage } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import type { Route } from './+types/notifications'

const path = '/admin/avisos-al-personal'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  return {
    users: await notifiedUsers(ctx),
    own: signedInUser(ctx).id,
    isSaved: new URL(request.url).searchParams.has('guardado'),
    ...privatePage(ctx.locale, path, 'notifications'),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const typed = readChoice(await postedFields(request))
  if (!typed || !(await chooseNotifications(ctx, typed)))
    return data({ isBad: true }, { status: 400 })
  return redirect(`${path}?guardado=1`, 303)
}

export default function NotificationsPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useNotificationMessages()
  const { users, own, isSaved } = loaderData
  return (
    <AdminPage title={messages.title} text={messages.text}>
      <Notice text={isSaved && !actionData && messages.saved} />
      <Notice isBad text={actionData?.isBad && messages.notUnderstood} />
      <div className="grid gap-5 xl:grid-cols-2">
        {users.map((user) => (
          <NotificationCard key={user.id} user={user} isOwn={user.id === own} />
        ))}
      </div>
    </AdminPage>
  )
}
