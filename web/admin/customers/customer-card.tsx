import type { ReactNode } from 'react'

/** One part of a customer's page. */
export function CustomerCard(props: {
  readonly id?: string
  readonly title: string
  readonly children: ReactNode
}) {
  const { id, title, children } = props
  return (
    <section
      id={id}
      aria-label={title}
      className="grid min-w-0 scroll-mt-20 content-start gap-2 rounded-card border border-line bg-raised p-3 text-sm"
    >
      <h2 className="font-bold">{title}</h2>
      {children}
    </section>
  )
}
