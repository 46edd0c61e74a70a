import type { ReactNode } from 'react'
import { BackLink } from '#design/back-link.tsx'

interface AdminPageProps {
  readonly title: string
  readonly text?: string
  readonly back?: { readonly to: string; readonly label: string }
  /** Below the heading and its text. */
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** The layout of a page of the panel: link back, heading and content. */
export function AdminPage({ title, text, back, lead, children }: AdminPageProps) {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-6 md:py-8">
      <div className="grid justify-items-start gap-2">
        {back && <BackLink to={back.to} label={back.label} />}
        <h1 className="font-bold text-2xl md:text-3xl">{title}</h1>
        {text && <p className="measure text-soft-ink">{text}</p>}
        {lead}
      </div>
      {children}
    </div>
  )
}
