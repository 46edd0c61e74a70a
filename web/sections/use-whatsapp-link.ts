import { useLocation } from 'react-router'
import { fill } from '#kernel/words.ts'
import { whatsappLink } from '../contact-links.ts'
import { useFrameWords } from '../use-page-words.ts'
import { useShop } from '../use-shop.ts'

/** A WhatsApp message that already says from which page it comes; null when no number is set. */
export function useWhatsappLink(): string | null {
  const words = useFrameWords().floating
  const { facts, shopUrl } = useShop()
  const { pathname, search } = useLocation()
  if (!facts.whatsapp) return null
  return whatsappLink(
    facts.whatsapp,
    fill(words.whatsappText, { address: `${shopUrl}${pathname}${search}` }),
  )
}
