import type { ReactNode } from 'react'

interface ScrollBoxProps {
  readonly label: string
  readonly className: string
  readonly children: ReactNode
}

/** Content wider or longer than its box scrolls within it, by keyboard too. */
export function ScrollBox({ label, className, children }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too
    <section aria-label={label} tabIndex={0} className={className}>
      {children}
    </section>
  )
}
