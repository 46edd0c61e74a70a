import type { ReactNode } from 'react'
import { useLocale } from '#design/words-context.tsx'
import type { Destination } from '#kernel/destination.ts'
import { cents, formatUsd } from '#kernel/money.ts'
import { fill, fillCount } from '#kernel/words.ts'
import type { CartNotice } from '../healing.rules.ts'
import { type CartWords, useCartWords } from './use-cart-words.ts'

function noticeText(words: CartWords['notices'], notice: CartNotice, to: Destination): string {
  const { name } = notice
  switch (notice.kind) {
    case 'gone':
      return name ? fill(words.gone, { name }) : words.goneNameless
    case 'sold_out':
      return fill(words.sold_out, { name })
    case 'not_for_destination':
      return fill(words.not_for_destination[to], { name })
    case 'fewer':
      return fill(words.fewer, { name, from: notice.from, to: notice.to })
    case 'repriced':
      return fill(words.repriced, {
        name,
        from: formatUsd(cents(notice.from)),
        to: formatUsd(cents(notice.to)),
      })
  }
}

interface CartNoticesProps {
  readonly notices: readonly CartNotice[]
  readonly dropped: number
  readonly destination: Destination
  /** How to say that they were read. */
  readonly children?: ReactNode
}

/** What changed in the cart by itself, line by line. */
export function CartNotices({ notices, dropped, destination, children }: CartNoticesProps) {
  const words = useCartWords().notices
  const locale = useLocale()
  if (notices.length === 0 && dropped === 0) return null
  const texts = notices.map((notice) => noticeText(words, notice, destination))
  if (dropped > 0) texts.push(fillCount(locale, words.dropped, dropped))
  return (
    <section
      role="status"
      className="rounded-card border border-l-4 border-line border-l-warn bg-raised p-4"
    >
      <p className="font-semibold">{words.title}</p>
      <ul className="mt-1 text-sm text-soft-ink">
        {[...new Set(texts)].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {children}
    </section>
  )
}
