import { useLocale } from '#design/messages-context.tsx'
import { format } from '#kernel/messages.ts'
import { useFrameMessages } from '#web/shell/request/use-page-messages.ts'
import { useIsHeaderHidden } from '#web/shell/scrolling/frame-scroll.ts'
import { connectionBarHtml, connectionBarId, fetchedDate } from './connection-bar.rules.ts'
import { isLoadedStale, lastFreshAt, useConnection } from './connection-status.ts'

/**
 * Says that there is no connection and when the shown prices were fetched. It lies over the page, which
 * does not move; the service worker fills it in cached pages.
 */
export function ConnectionBar() {
  const isHeaderHidden = useIsHeaderHidden()
  const messages = useFrameMessages().line
  const locale = useLocale()
  const { isOnline, seenAt } = useConnection()
  const isShown = !isOnline || seenAt !== null
  const html = isShown
    ? connectionBarHtml({
        lead: isOnline && !isLoadedStale() ? messages.silent : messages.offline,
        seen: format(messages.seen, { date: fetchedDate(lastFreshAt(), locale) }),
      })
    : ''
  return (
    <div
      id={connectionBarId}
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
