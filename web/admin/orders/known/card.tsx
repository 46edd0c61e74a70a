import type { ReactNode } from 'react'

interface CardProps {
  readonly id?: string
  readonly title?: string
  readonly className?: string
  readonly children: ReactNode
}

/** One part of what is known of an order. */
export function Card({ id, title, className = '', children }: CardProps) {
  return (
    <section
      id={id}
      className={`grid scroll-mt-20 min-w-0 content-start gap-2 rounded-card border border-line bg-raised p-3 text-sm ${className}`}
    >
      {title && <h2 className="font-bold">{title}</h2>}
      {children}
    </section>
  )
}
