/** A loading indicator; its label is read to screen readers. */
export function Spinner({ label, className = '' }: { label: string; className?: string }) {
  return (
    <div role="status" className={`flex items-center justify-center gap-3 p-8 ${className}`}>
      <span
        aria-hidden="true"
        className="size-6 animate-spin rounded-full border-2 border-line border-t-sun"
      />
      <span className="text-soft-ink">{label}</span>
    </div>
  )
}
