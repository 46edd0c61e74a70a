import { useLocale } from '#design/messages-context.tsx'
import type { Locale } from '#kernel/locale.ts'
import { useOrderStepMessages } from '../use-messages.ts'

/** What staff write goes out word for word: said beforehand to whoever works in another language than the buyer's. */
export function useBuyerReads(buyersLocale: Locale): string | undefined {
  const { buyerReads } = useOrderStepMessages()
  return useLocale() === buyersLocale ? undefined : buyerReads[buyersLocale]
}
