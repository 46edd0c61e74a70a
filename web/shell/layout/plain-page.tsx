import type { ReactNode } from 'react'

interface PlainPageProps {
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}

/** A short page: heading, text and actions. */
export function PlainPage({ title, text, children }: PlainPageProps) {
  return (
    <div className="page py-10 md:py-16">
      <h1 className="text-3xl font-bold md:text-4xl">{title}</h1>
      <p className="measure mt-4 text-lg text-soft-ink">{text}</p>
      {children}
    </div>
  )
}
