import type { ReactNode } from 'react'
import { useLocale } from '#design/messages-context.tsx'
import { format, formatPlural } from '#kernel/messages.ts'
import { cents, formatUsd } from '#kernel/money.ts'
import type { CartNotice } from '../reconcile.rules.ts'
import { type CartMessages, useCartMessages } from './use-messages.ts'

function noticeText(messages: CartMessages['notices'], notice: CartNotice): string {
  const { name } = notice
  switch (notice.kind) {
    case 'gone':
      return name ? format(messages.gone, { name }) : messages.goneNameless
    case 'sold_out':
      return format(messages.sold_out, { name })
    case 'fewer':
      return format(messages.fewer, { name, from: notice.from, to: notice.to })
    case 'repriced':
      return format(messages.repriced, {
        name,
        from: formatUsd(cents(notice.from)),
        to: formatUsd(cents(notice.to)),
      })
  }
}

interface CartNoticesProps {
  readonly notices: readonly CartNotice[]
  readonly dropped: number
  /** Dismisses the notices. */
  readonly children?: ReactNode
}

/** Automatic changes of the cart, by item. */
export function CartNotices({ notices, dropped, children }: CartNoticesProps) {
  const messages = useCartMessages().notices
  const locale = useLocale()
  if (notices.length === 0 && dropped === 0) return null
  const texts = notices.map((notice) => noticeText(messages, notice))
  if (dropped > 0) texts.push(formatPlural(locale, messages.dropped, dropped))
  return (
    <section
      role="status"
      className="rounded-card border border-l-4 border-line border-l-warn bg-raised p-4"
    >
      <p className="font-semibold">{messages.title}</p>
      <ul className="mt-1 text-sm text-soft-ink">
        {[...new Set(texts)].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {children}
    </section>
  )
}
