import { startTransition, useEffect, useState } from 'react'
import { followScroll } from '../frame-scroll.ts'
import type { ServedSession } from '../session-keeper.ts'
import { useTellTestCentre } from '../test-frame.ts'
import { useShop } from '../use-shop.ts'
import { useAnalytics } from './use-analytics.ts'
import { useArrival } from './use-arrival.ts'
import { useCartFrame } from './use-cart-frame.ts'
import { useChangeFeed } from './use-change-feed.ts'
import { useDestinationMirror } from './use-destination-mirror.ts'
import { useKeptPages } from './use-kept-pages.ts'
import { useLineKeeping } from './use-line-keeping.ts'
import { useSession } from './use-session.ts'
import { useSlowNotice } from './use-slow-notice.ts'

interface KeepingProps {
  readonly session: ServedSession | null
  readonly openedSlug: string | null
}

function Keeper({ session, openedSlug }: KeepingProps) {
  useEffect(followScroll, [])
  useLineKeeping()
  useSlowNotice()
  useKeptPages()
  useAnalytics(openedSlug)
  useArrival()
  useCartFrame()
  useChangeFeed()
  useDestinationMirror(useShop().destination)
  useSession(session)
  useTellTestCentre()
  return null
}

/** What an open page does by itself, in a turn of its own; it shows nothing, so that what it learns draws nothing else again. */
export function Keeping(kept: KeepingProps) {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setOn(true)))
    return () => clearTimeout(timer)
  }, [])
  return isOn ? <Keeper {...kept} /> : null
}
