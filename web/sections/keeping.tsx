import { startTransition, useEffect, useState } from 'react'
import type { ServedSession } from '#shop/accounts/served-session.rules.ts'
import { followScroll } from '../frame-scroll.ts'
import { followSignIn } from '../session-channel.ts'
import { useNotifyTestCentre } from '../test-frame.ts'
import { fetchPart, useLoaded } from '../use-loaded.ts'
import { useShop } from '../use-shop.ts'
import { useArrival } from './use-arrival.ts'
import { useCartFrame } from './use-cart-frame.ts'
import { useChangeFeed } from './use-change-feed.ts'
import { useDestinationMirror } from './use-destination-mirror.ts'
import { useOfflinePages } from './use-kept-pages.ts'
import { useRefreshStale } from './use-line-keeping.ts'
import { useSlowNotice } from './use-slow-notice.ts'
import { Visits } from './visits.tsx'

interface BackgroundTasksProps {
  readonly session: ServedSession | null
  readonly openedSlug: string | null
}

const retryPolicy = 4_000
const loadSession = async () => (await import('./session-keeping.ts')).SessionSync

/** What keeps a session comes with the first one. */
function Session({ session }: Pick<BackgroundTasksProps, 'session'>) {
  const isSignedIn = session !== null
  const ProductChanges = useLoaded(loadSession, isSignedIn)
  useEffect(() => (isSignedIn ? undefined : followSignIn()), [isSignedIn])
  return ProductChanges && <ProductChanges session={session} />
}

function BackgroundWork({ session, openedSlug }: BackgroundTasksProps) {
  useEffect(followScroll, [])
  useRefreshStale()
  useSlowNotice()
  useOfflinePages()
  useArrival()
  useCartFrame()
  useChangeFeed()
  useDestinationMirror(useShop().destination)
  useNotifyTestCentre()
  return (
    <>
      <Visits openedSlug={openedSlug} />
      <Session session={session} />
    </>
  )
}

/** A session is kept before anything else is; but a line that stands still keeps nothing else waiting for long. */
const tasksReady = () =>
  Promise.race([fetchPart(loadSession), new Promise((late) => setTimeout(late, retryPolicy))])

/** What an open page does by itself, in a turn of its own; it shows nothing, so that what it learns draws nothing else again. */
export function ProductChanges(saved: BackgroundTasksProps) {
  const [isOn, setOn] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once, with whoever looks then
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const begin = () => {
      if (!isGone) timer = setTimeout(() => startTransition(() => setOn(true)))
    }
    if (saved.session) void tasksReady().then(begin)
    else begin()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [])
  return isOn ? <BackgroundWork {...saved} /> : null
}
