import { workerPath } from '#web/offline/offline-pages.rules.ts'

export type SubscribeProblem = 'unsupported' | 'denied' | 'failed'
export type Subscribed =
  | { readonly ok: true; readonly fields: Readonly<Record<string, string>> }
  | { readonly ok: false; readonly problem: SubscribeProblem }

const patienceMs = 30_000

const canSubscribe = () =>
  import.meta.env.PROD &&
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window

/** The worker, once it is active; a first install fetches some pages before. */
async function activeWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(workerPath)
  return Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, fail) => setTimeout(fail, patienceMs, new Error('no worker'))),
  ])
}

async function subscription(applicationServerKey: string): Promise<PushSubscriptionJSON> {
  const { pushManager } = await activeWorker()
  const options = { userVisibleOnly: true, applicationServerKey }
  const made = await pushManager.subscribe(options).catch(async () => {
    // one for another key of the shop stands in the way
    await (await pushManager.getSubscription())?.unsubscribe()
    return pushManager.subscribe(options)
  })
  return made.toJSON()
}

/** Asks the browser for permission and for an address at which it is reached. */
export async function subscribe(publicKey: string): Promise<Subscribed> {
  if (!canSubscribe()) return { ok: false, problem: 'unsupported' }
  try {
    const permission = await Notification.requestPermission()
    if (permission !== 'granted') return { ok: false, problem: 'denied' }
    const { endpoint = '', keys = {} } = await subscription(publicKey)
    const { p256dh = '', auth = '' } = keys
    return { ok: true, fields: { endpoint, p256dh, auth } }
  } catch {
    return { ok: false, problem: 'failed' }
  }
}
