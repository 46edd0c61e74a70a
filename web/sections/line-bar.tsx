import { useLocale } from '#design/messages-context.tsx'
import { format } from '#kernel/messages.ts'
import { useIsHeaderHidden } from '../frame-scroll.ts'
import { isLoadedKept, lastFreshAt, useLine } from '../line.ts'
import { lineBarHtml, lineBarId, seenDate } from '../line-bar.rules.ts'
import { useFrameMessages } from '../use-page-messages.ts'

/**
 * Says that there is no line and when the shown prices were seen. It lies over the page, which does
 * not move when it comes and goes; the service worker fills it in pages that it kept.
 */
export function LineBar() {
  const isHeaderHidden = useIsHeaderHidden()
  const messages = useFrameMessages().line
  const locale = useLocale()
  const { isOnline, seenAt } = useLine()
  const isShown = !isOnline || seenAt !== null
  const html = isShown
    ? lineBarHtml({
        lead: isOnline && !isLoadedKept() ? messages.silent : messages.offline,
        seen: format(messages.seen, { date: seenDate(lastFreshAt(), locale) }),
      })
    : ''
  return (
    <div
      id={lineBarId}
      role="status"
      data-locale={locale}
      data-lead={messages.offline}
      data-text={messages.seen}
      className={`line-bar print:static ${isHeaderHidden ? 'md:-translate-y-18' : ''}`}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: messages of the shop and a date; a kept page comes with it already filled
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
