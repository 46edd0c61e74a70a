import type { ReactNode } from 'react'
import { BackToPage } from './back-to-page.tsx'

interface AdminPageProps {
  readonly title: string
  readonly text?: string
  /** The page that this one is below of; those of the navigation have none. */
  readonly back?: string
  /** Below the heading and its text. */
  readonly lead?: ReactNode
  /** More in sight: a page to work on, with a small heading. */
  readonly isDense?: boolean
  readonly children: ReactNode
}

/** The layout of a page of the panel: link back, heading and content. */
export function AdminPage({ title, text, back, lead, isDense, children }: AdminPageProps) {
  return (
    <div
      className={`page grid grid-cols-[minmax(0,1fr)] ${isDense ? 'gap-3 py-3' : 'gap-6 py-6 md:py-8'}`}
    >
      <div
        className={
          isDense ? 'flex flex-wrap items-center gap-x-4 gap-y-1' : 'grid justify-items-start gap-2'
        }
      >
        {back && <BackToPage to={back} />}
        <h1 className={`font-bold ${isDense ? 'text-xl' : 'text-2xl md:text-3xl'}`}>{title}</h1>
        {text && <p className="measure text-soft-ink">{text}</p>}
        {lead}
      </div>
      {children}
    </div>
  )
}
