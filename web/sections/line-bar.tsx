import { useLocale } from '#design/words-context.tsx'
import { fill } from '#kernel/words.ts'
import { useIsHeaderHidden } from '../frame-scroll.ts'
import { isLoadedKept, lastFreshAt, useLine } from '../line.ts'
import { lineBarHtml, lineBarId, seenDate } from '../line-bar.rules.ts'
import { useFrameWords } from '../use-page-words.ts'

/**
 * Says that there is no line and when the shown prices were seen. It lies over the page, which does
 * not move when it comes and goes; the service worker fills it in pages that it kept.
 */
export function LineBar() {
  const isHeaderHidden = useIsHeaderHidden()
  const words = useFrameWords().line
  const locale = useLocale()
  const { isOnline, seenAt } = useLine()
  const isShown = !isOnline || seenAt !== null
  const html = isShown
    ? lineBarHtml({
        lead: isOnline && !isLoadedKept() ? words.silent : words.offline,
        seen: fill(words.seen, { date: seenDate(lastFreshAt(), locale) }),
      })
    : ''
  return (
    <div
      id={lineBarId}
      role="status"
      data-locale={locale}
      data-lead={words.offline}
      data-text={words.seen}
      className={`line-bar print:static ${isHeaderHidden ? 'md:-translate-y-18' : ''}`}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: words of the shop and a date; a kept page comes with it already filled
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
