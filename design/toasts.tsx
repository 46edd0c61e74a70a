import { useEffect, useSyncExternalStore } from 'react'
import { type NewToast, type Toast, type ToastVariant, withToast } from './toast.rules.ts'

let shown: readonly Toast[] = []
let counter = 0
const none: readonly Toast[] = []
const listeners = new Set<() => void>()

function change(next: readonly Toast[]): void {
  shown = next
  for (const listener of listeners) listener()
}

/** Shows a notice and returns its id. Browser only. */
export function showToast(toast: NewToast): string {
  counter += 1
  const id = `toast-${counter}`
  change(withToast(shown, id, toast))
  return id
}

export const dismissToast = (id: string): void => change(shown.filter((toast) => toast.id !== id))

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const looks: Record<ToastVariant, string> = {
  destructive: 'border-l-bad',
  default_success: 'border-l-good',
  default: 'border-l-line',
}

function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  useEffect(() => {
    if (!Number.isFinite(toast.duration)) return
    const timer = setTimeout(() => dismissToast(toast.id), toast.duration)
    return () => clearTimeout(timer)
  }, [toast])
  return (
    <li
      data-variant={toast.variant}
      className={`pointer-events-auto flex items-start gap-3 rounded-card border border-l-4 border-line bg-raised p-4 text-ink shadow-card ${looks[toast.variant]}`}
    >
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{toast.title}</p>
        {toast.description && <p className="text-sm text-soft-ink">{toast.description}</p>}
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={() => dismissToast(toast.id)}
        className="-m-2 grid size-11 place-items-center rounded-field text-soft-ink hover:text-ink"
      >
        <span aria-hidden="true">×</span>
      </button>
    </li>
  )
}

/** The place where notices appear; it is a live region from the first moment on. */
export function ToastRegion({ label, closeLabel }: { label: string; closeLabel: string }) {
  const toasts = useSyncExternalStore(
    subscribe,
    () => shown,
    () => none,
  )
  return (
    <section
      aria-label={label}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 md:left-auto md:w-96"
    >
      <ol className="flex flex-col gap-2">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
        ))}
      </ol>
    </section>
  )
}
