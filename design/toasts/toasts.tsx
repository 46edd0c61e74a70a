import { type ReactNode, useSyncExternalStore } from 'react'
import { TextLink } from '../text-link.tsx'
import { type NewToast, type Toast, type ToastVariant, withToast } from './toast.rules.ts'

const none: readonly Toast[] = []
let shown = none
let counter = 0
const listeners = new Set<() => void>()
const timers = new Map<string, ReturnType<typeof setTimeout>>()

function change(next: readonly Toast[]): void {
  for (const { id } of shown.filter((toast) => !next.includes(toast))) stopTimer(id)
  shown = next
  for (const listener of listeners) listener()
}

function stopTimer(id: string): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
}

function startTimer({ id, duration }: Toast): void {
  if (Number.isFinite(duration))
    timers.set(
      id,
      setTimeout(() => dismissToast(id), duration),
    )
}

/** The notices that are shown, newest first. */
export const shownToasts = (): readonly Toast[] => shown

/** Shows a notice and returns its id. Browser only. */
export function showToast(toast: NewToast): string {
  counter += 1
  const id = `toast-${counter}`
  change(withToast(shown, id, toast))
  for (const added of shown) if (added.id === id) startTimer(added)
  return id
}

export const dismissToast = (id: string): void => change(shown.filter((toast) => toast.id !== id))

/** While the pointer or the focus is on a notice, none closes by itself. */
export const holdToasts = (): void => {
  for (const { id } of shown) stopTimer(id)
}

/** Restarts the timer of every notice. */
export const releaseToasts = (): void => {
  holdToasts()
  for (const toast of shown) startTimer(toast)
}

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
  return (
    <li
      data-variant={toast.variant}
      className={`pointer-events-auto flex items-center gap-3 rounded-card border border-l-4 border-line bg-raised pl-3 text-ink leading-tight shadow-card ${looks[toast.variant]}`}
    >
      <div className="min-w-0 flex-1 py-2">
        <p className="font-semibold">{toast.title}</p>
        {toast.description && <p className="text-sm text-soft-ink">{toast.description}</p>}
      </div>
      {toast.link && (
        <TextLink to={toast.link.to} onClick={() => dismissToast(toast.id)}>
          {toast.link.text}
        </TextLink>
      )}
      <button
        type="button"
        aria-label={closeLabel}
        onClick={() => dismissToast(toast.id)}
        className="grid size-11 place-items-center rounded-field text-soft-ink hover:text-ink"
      >
        <span aria-hidden="true">×</span>
      </button>
    </li>
  )
}

interface ToastRegionProps {
  readonly label: string
  readonly closeLabel: string
  /** A notice that does not need scripts. */
  readonly children?: ReactNode
}

/** The container of the notices; a live region from the first render on. */
export function ToastRegion({ label, closeLabel, children }: ToastRegionProps) {
  const toasts = useSyncExternalStore(subscribe, shownToasts, () => none)
  return (
    <section
      aria-label={label}
      aria-live="polite"
      onMouseEnter={holdToasts}
      onMouseLeave={releaseToasts}
      onFocus={holdToasts}
      onBlur={releaseToasts}
      className="toast-region pointer-events-none fixed inset-x-2 z-50 md:mx-auto md:max-w-md print:hidden"
    >
      <ol className="flex flex-col gap-2">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
        ))}
      </ol>
      {children}
    </section>
  )
}
