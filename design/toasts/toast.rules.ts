export type ToastVariant = 'destructive' | 'default_success' | 'default'

export interface Toast {
  readonly id: string
  readonly title: string
  readonly description?: string
  readonly variant: ToastVariant
  /** Milliseconds until it closes by itself; Infinity keeps it open. */
  readonly duration: number
}

export type NewToast = Pick<Toast, 'title'> & Partial<Omit<Toast, 'id'>>

export const maxToasts = 3
export const toastDuration = 3000

/** Newest first, at most three: the oldest is removed. */
export const withToast = (shown: readonly Toast[], id: string, toast: NewToast): Toast[] =>
  [{ variant: 'default' as const, duration: toastDuration, ...toast, id }, ...shown].slice(
    0,
    maxToasts,
  )
