export type ToastVariant = 'destructive' | 'default_success' | 'default'

export interface Toast {
  readonly id: string
  readonly title: string
  readonly description?: string
  readonly variant: ToastVariant
  /** A newer notice about the same topic replaces this one. */
  readonly topic?: string
  readonly link?: { readonly to: string; readonly text: string }
  /** Milliseconds until it closes by itself; Infinity keeps it open. */
  readonly duration: number
}

export type NewToast = Pick<Toast, 'title'> & Partial<Omit<Toast, 'id'>>

export const maxToasts = 3
export const toastDuration = 3000

/** Newest first, at most three, one about each topic: the oldest is removed. */
export const withToast = (shown: readonly Toast[], id: string, toast: NewToast): Toast[] =>
  [
    { variant: 'default' as const, duration: toastDuration, ...toast, id },
    ...shown.filter((other) => toast.topic === undefined || other.topic !== toast.topic),
  ].slice(0, maxToasts)
