import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import { newDepths, recordedPath, scrollThrottle } from '#shop/analytics/analytics.rules.ts'
import { percentSeen } from '#shop/analytics/recording.rules.ts'
import { useShop } from '../layout/use-shop.ts'
import { record, sendWhatWaits, trackVisit } from './analytics-queue.ts'
import { throttle } from './throttle.ts'

let isVisitTracked = false

interface Listed {
  readonly requested?: { readonly search?: string | null }
  readonly found?: { readonly total?: number }
}

/** The search without results on the page, or null. */
function useVainSearch(): string | null {
  const { requested, found } = (useMatches().at(-1)?.loaderData ?? {}) as Listed
  return found?.total === 0 && requested?.search ? requested.search : null
}

function useScrollDepth(isOn: boolean, pathname: string): void {
  useEffect(() => {
    if (!isOn) return
    const already = new Set<number>()
    const look = throttle(() => {
      const { clientHeight, scrollHeight } = document.documentElement
      const percent = percentSeen({ scrollY, clientHeight, scrollHeight })
      for (const depth of newDepths(percent, already)) {
        already.add(depth)
        record('scroll', 'scroll_depth', { path: recordedPath(pathname), depth })
      }
    }, scrollThrottle)
    addEventListener('scroll', look, { passive: true })
    return () => {
      look.stop()
      removeEventListener('scroll', look)
    }
  }, [isOn, pathname])
}

interface VisitRecordProps {
  /** Whether the visitor has consented. */
  readonly isOn: boolean
  /** The query of the URL at which this visit started. */
  readonly landing: string
  readonly openedSlug: string | null
}

/** Records events on the pages, after consent to performance cookies and for this shop only. */
export function VisitRecord({ isOn, landing, openedSlug }: VisitRecordProps) {
  const { pathname } = useLocation()
  const { destination } = useShop()
  const vainSearch = useVainSearch()
  const ofPage = /^\/catalogo\/([^/]+)$/.exec(pathname)?.[1] ?? null
  const slug = openedSlug ?? ofPage
  useEffect(() => {
    if (!isOn) return
    if (!isVisitTracked) void trackVisit(landing)
    isVisitTracked = true
    const archived = () => document.hidden && sendWhatWaits()
    addEventListener('pagehide', sendWhatWaits)
    document.addEventListener('visibilitychange', archived)
    return () => {
      removeEventListener('pagehide', sendWhatWaits)
      document.removeEventListener('visibilitychange', archived)
    }
  }, [isOn, landing])
  useEffect(() => {
    if (isOn) record('page', 'page_view', { path: recordedPath(pathname), destination })
  }, [isOn, pathname, destination])
  useEffect(() => {
    if (isOn && slug !== null) record('product', 'product_opened', { slug, destination })
  }, [isOn, slug, destination])
  useEffect(() => {
    if (isOn && vainSearch !== null)
      record('search', 'search_without_results', { text: vainSearch })
  }, [isOn, vainSearch])
  useScrollDepth(isOn, pathname)
  return null
}
