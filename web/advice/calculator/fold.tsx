import type { ReactNode } from 'react'

interface FoldProps {
  readonly summary: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

/** Details that a reader opens; on paper they are open. */
export function Fold({ summary, className = '', children }: FoldProps) {
  return (
    <details className={`print:[&::details-content]:[content-visibility:visible] ${className}`}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline decoration-line underline-offset-4">
        {summary}
      </summary>
      {children}
    </details>
  )
}
