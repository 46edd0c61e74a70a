import type { ReactNode } from 'react'

interface FoldProps {
  readonly summary: ReactNode
  readonly className?: string
  /** Only a phone folds it. */
  readonly isOpenWide?: boolean
  readonly children: ReactNode
}

/** Details that a reader opens; on paper they are open. */
export function Fold({ summary, className = '', isOpenWide = false, children }: FoldProps) {
  const wide = isOpenWide ? 'md:[&::details-content]:[content-visibility:visible]' : ''
  const hidden = isOpenWide ? 'md:supports-[selector(::details-content)]:hidden print:hidden' : ''
  return (
    <details
      className={`print:[&::details-content]:[content-visibility:visible] ${wide} ${className}`}
    >
      <summary
        className={`inline-flex min-h-11 cursor-pointer items-center font-semibold underline decoration-line underline-offset-4 ${hidden}`}
      >
        {summary}
      </summary>
      {children}
    </details>
  )
}
