import { data, redirect } from 'react-router'
import { Notice } from '#design/notice.tsx'
import { ownDevices, publicPushKey } from '#shop/notifications/devices/devices.service.server.ts'
import { notifiedUsers } from '#shop/notifications/notifications.service.server.ts'
import { DevicesList } from '#shop/notifications/ui/devices-list.tsx'
import { NotificationCard } from '#shop/notifications/ui/notification-card.tsx'
import { useNotificationMessages } from '#shop/notifications/ui/use-messages.ts'
import { isRestricted } from '#shop/permissions/panel-access.rules.ts'
import { signedInUser } from '#web/session/require-access.server.ts'
import { messagesIn, privatePage } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import type { Route } from './+types/notifications'
import { EnableDevice } from './enable-device.tsx'
import { changeNotifications, doneNotices, isDone } from './notification-actions.server.ts'

const path = '/admin/avisos-al-personal'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const done = new URL(request.url).searchParams.get('hecho')
  const me = signedInUser(ctx)
  const [users, devices, publicKey] = await Promise.all([
    notifiedUsers(ctx),
    ownDevices(ctx),
    publicPushKey(ctx),
  ])
  return {
    users: isRestricted(me) ? users.filter(({ id }) => id === me.id) : users,
    own: me.id,
    ...{ devices, publicKey },
    isSilent: done === 'silencio',
    done: isDone(done) ? doneNotices(messagesIn(ctx.locale).notifications)[done] : null,
    ...privatePage(ctx.locale, path, 'notifications'),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const result = await changeNotifications(ctx, await postedFields(request))
  if (result.ok) return redirect(`${path}?hecho=${result.value}`, 303)
  if (result.code === 'crossed')
    return data({ problem: null, crossed: result.crossed }, { status: 409 })
  const { devices, notUnderstood } = messagesIn(ctx.locale).notifications
  const problems = { notUnderstood, ...devices }
  return data({ problem: problems[result.code], crossed: null }, { status: 400 })
}

export default function NotificationsPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useNotificationMessages()
  const { users, own, devices, publicKey, done, isSilent } = loaderData
  return (
    <AdminPage title={messages.title} text={messages.text}>
      <Notice isBad={isSilent} text={!actionData && done} />
      <Notice isBad text={actionData?.problem} />
      <section
        aria-label={messages.devices.title}
        className="grid gap-3 rounded-card border border-line bg-raised p-5"
      >
        <h2 className="font-bold text-lg">{messages.devices.title}</h2>
        <p className="measure text-soft-ink text-sm">{messages.devices.text}</p>
        <DevicesList devices={devices} />
        <EnableDevice publicKey={publicKey} />
      </section>
      <div className="grid gap-5 xl:grid-cols-2">
        {users.map((user) => (
          <NotificationCard
            key={user.id}
            user={user}
            isOwn={user.id === own}
            refused={actionData?.crossed?.user === user.id ? actionData.crossed : null}
          />
        ))}
      </div>
    </AdminPage>
  )
}
