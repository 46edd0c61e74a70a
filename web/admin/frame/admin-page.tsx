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
      className={`page grid grid-cols-[minmax(0,1fr)] ${isDense ? 'gap-3 py-3' : 'gap-6 py-6 lg:gap-4 lg:py-3'}`}
    >
      <div
        className={
          isDense
            ? 'flex flex-wrap items-center gap-x-4 gap-y-1'
            : 'grid justify-items-start gap-2 lg:flex lg:flex-wrap lg:items-center lg:gap-x-4 lg:gap-y-0'
        }
      >
        {back && <BackToPage to={back} />}
        <h1 className={`font-bold ${isDense ? 'text-xl' : 'text-2xl lg:text-xl'}`}>{title}</h1>
        {text && <p className="measure text-soft-ink lg:basis-full">{text}</p>}
        {lead}
      </div>
      {children}
    </div>
  )
}
