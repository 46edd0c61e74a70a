import { showToast } from '#design/toasts/toasts.tsx'
import { format } from '#kernel/messages.ts'

interface Notice {
  readonly title: string
  readonly description?: string
}

/** The notices of the error catalogue about the connection. */
export type NoticeMessage = 'products' | 'storage' | 'settings' | 'persistent' | 'forbidden'
type Sayings = Readonly<Record<NoticeMessage, Notice>>
/** The denied action, by name. */
export type Operation = 'cart' | 'coupon' | 'prices' | 'share' | 'search'
type Operations = Readonly<Record<Operation, string>>

let sayings: Sayings | null = null
let operations: Operations | null = null
const silentFor = 4000
const shownAt = new Map<NoticeMessage, number>()

/** Sets the messages of the notices, which are shown outside of components. */
export function speakWith(messages: Sayings, doings: Operations): void {
  sayings = messages
  operations = doings
}

/** Shows a notice, but not twice in a short time: several requests fail when a connection is lost. */
export function notify(notice: NoticeMessage, operation?: Operation): void {
  const now = Date.now()
  if (!sayings || now - (shownAt.get(notice) ?? Number.NEGATIVE_INFINITY) < silentFor) return
  shownAt.set(notice, now)
  const { title, description = '' } = sayings[notice]
  const doing = operation && operations ? operations[operation] : ''
  showToast({
    title,
    description: format(description, { operation: doing }),
    variant: 'destructive',
  })
}
