import type { ReactNode } from 'react'
import { TextLink } from '#design/text-link.tsx'
import { useOwnMessages } from '#web/shell/request/use-page-messages.ts'

interface OwnPageProps {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** The layout of an account page: link back, heading and content. */
export function OwnPage({ title, text, children }: OwnPageProps) {
  const messages = useOwnMessages()
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-14">
      <div className="grid gap-3">
        <TextLink to="/cuenta" className="justify-self-start">
          {messages.back}
        </TextLink>
        <h1 className="font-bold text-3xl md:text-4xl">{title}</h1>
        <p className="measure text-lg text-soft-ink">{text}</p>
      </div>
      {children}
    </div>
  )
}

export const ownCard =
  'grid min-w-0 content-start gap-3 rounded-card border border-line bg-raised p-5 shadow-card'
