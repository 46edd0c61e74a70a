import { showToast } from '#design/toasts.tsx'

interface Notice {
  readonly title: string
  readonly description?: string
}

/** The notices of the error catalogue about the line between the browser and the shop. */
export type LineNotice = 'products' | 'storage' | 'settings' | 'persistent'
type Sayings = Readonly<Record<LineNotice, Notice>>

let sayings: Sayings | null = null
const silentFor = 4000
const saidAt = new Map<LineNotice, number>()

/** Gives the words in which the notices are said; what speaks here is no component. */
export function speakWith(words: Sayings): void {
  sayings = words
}

/** Says a notice, but not twice in one breath: several calls fail when a line is lost. */
export function tell(notice: LineNotice): void {
  const now = Date.now()
  if (!sayings || now - (saidAt.get(notice) ?? Number.NEGATIVE_INFINITY) < silentFor) return
  saidAt.set(notice, now)
  showToast({ ...sayings[notice], variant: 'destructive' })
}
