import type { ReactNode } from 'react'

interface AccountFrameProps {
  readonly title: string
  readonly text: string
  /** Below the text, beside the card on a desktop. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** Layout of an account page: description on one side, form on the other. */
export function AccountFrame({ title, text, aside, children }: AccountFrameProps) {
  return (
    <div className="page grid items-start gap-x-16 gap-y-6 py-8 md:py-14 lg:grid-cols-[1fr_28rem]">
      <div className="grid gap-4 lg:sticky lg:top-28">
        <h1 className="font-bold text-3xl md:text-4xl">{title}</h1>
        {text && <p className="measure text-lg text-soft-ink">{text}</p>}
        {aside}
      </div>
      <div className="grid w-full max-w-[28rem] gap-5 rounded-card border border-line bg-raised p-5 shadow-card md:p-8">
        {children}
      </div>
    </div>
  )
}
