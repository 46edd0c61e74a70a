import { type LifeEvent, type NotificationEvent, type PushEvent, worker } from './scope.ts'

interface Shown {
  readonly title?: unknown
  readonly body?: unknown
  readonly path?: unknown
}

const panel = '/admin'

/** A page of the panel; nothing else is opened by a notification. */
function panelUrl(path: unknown): string {
  const url = new URL(typeof path === 'string' ? path : panel, location.origin)
  const isPanel = url.origin === location.origin && /^\/admin(\/|$)/.test(url.pathname)
  return isPanel ? url.href : new URL(panel, location.origin).href
}

function shownBy({ data }: PushEvent): Shown {
  try {
    return (JSON.parse(data?.text() ?? '') ?? {}) as Shown
  } catch {
    return {}
  }
}

/** Every push is shown: browsers end a subscription whose messages are not. */
function show(event: PushEvent): Promise<void> {
  const { title, body, path } = shownBy(event)
  return worker.registration.showNotification(String(title ?? location.host), {
    body: String(body ?? ''),
    icon: '/brand/favicon.svg',
    data: panelUrl(path),
  })
}

/** The page that is open already, else a new one. */
async function open({ notification }: NotificationEvent): Promise<void> {
  const url = panelUrl(notification.data)
  notification.close()
  const pages = await worker.clients.matchAll()
  const page = pages.find((one) => one.url === url && one.focus)
  await (page?.focus ? page.focus() : worker.clients.openWindow(url))
}

const during = (event: LifeEvent, work: Promise<unknown>) => event.waitUntil(work)

/** Shows what the shop writes to the devices of its staff. */
export function listenForPushes(): void {
  worker.addEventListener('push', (event) => during(event, show(event)))
  worker.addEventListener('notificationclick', (event) => during(event, open(event)))
}
