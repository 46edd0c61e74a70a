import { useLocation } from 'react-router'
import { fill } from '#kernel/words.ts'
import { whatsappLink } from '../contact-links.ts'
import { isPrivatePath } from '../kept-pages.rules.ts'
import { useFrameWords } from '../use-page-words.ts'
import { useShop } from '../use-shop.ts'

/** A WhatsApp message that says from which page it comes, but never a link's secret; null when no number is set. */
export function useWhatsappLink(): string | null {
  const words = useFrameWords().floating
  const { facts, shopUrl } = useShop()
  const { pathname, search } = useLocation()
  if (!facts.whatsapp) return null
  const address = `${shopUrl}${pathname}${isPrivatePath(pathname) ? '' : search}`
  return whatsappLink(facts.whatsapp, fill(words.whatsappText, { address }))
}
