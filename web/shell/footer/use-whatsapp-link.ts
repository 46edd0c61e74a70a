import { useLocation, useMatches } from 'react-router'
import { format } from '#kernel/messages.ts'
import { isPrivatePath } from '#web/offline/offline-pages.rules.ts'
import { pageInfoOf } from '../document/page-info.ts'
import { useShop } from '../layout/use-shop.ts'
import { useFrameMessages } from '../request/use-page-messages.ts'
import { whatsappLink } from './contact-links.ts'

/** A WhatsApp link that names the current page, but never a link's secret; null without a number. */
export function useWhatsappLink(): string | null {
  const messages = useFrameMessages().floating
  const { facts, shopUrl } = useShop()
  const { pathname, search } = useLocation()
  const page = pageInfoOf(useMatches())
  if (!facts.whatsapp) return null
  const isPrivate = isPrivatePath(pathname)
  const url = `${shopUrl}${pathname}${isPrivate ? '' : search}`
  const title = isPrivate ? null : page?.title
  const text = title ? format(messages.whatsappAbout, { title, url }) : null
  return whatsappLink(facts.whatsapp, text ?? format(messages.whatsappText, { url }))
}
