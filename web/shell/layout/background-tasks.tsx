import { startTransition, useEffect, useState } from 'react'
import type { ServedSession } from '#shop/accounts/sessions/served-session.rules.ts'
import { useCartFrame } from '#web/cart/panel/use-cart-frame.ts'
import { useOfflinePages } from '#web/offline/use-offline-pages.ts'
import { useRefreshStale } from '#web/offline/use-refresh-stale.ts'
import { useSlowNotice } from '#web/offline/use-slow-notice.ts'
import { followSignIn } from '#web/session/session-channel.ts'
import { useNotifyTestCentre } from '#web/test-centre/stage/framed-page.ts'
import { Visits } from '../consent/visits.tsx'
import { useDestinationMirror } from '../destination/use-destination-mirror.ts'
import { fetchPart, useLoaded } from '../document/use-loaded.ts'
import { useChangeFeed } from '../live/use-change-feed.ts'
import { followScroll } from '../scrolling/frame-scroll.ts'
import { useFocusOnNavigation } from '../scrolling/use-focus-on-navigation.ts'
import { useShop } from './use-shop.ts'

interface BackgroundTasksProps {
  readonly session: ServedSession | null
  readonly openedSlug: string | null
}

const maxWaitMs = 4_000
const loadSession = async () => (await import('#web/session/session-sync.ts')).SessionSync

/** The session sync, loaded with the first session. */
function Session({ session }: Pick<BackgroundTasksProps, 'session'>) {
  const isSignedIn = session !== null
  const SessionSync = useLoaded(loadSession, isSignedIn)
  useEffect(() => (isSignedIn ? undefined : followSignIn()), [isSignedIn])
  return SessionSync && <SessionSync session={session} />
}

function BackgroundWork({ session, openedSlug }: BackgroundTasksProps) {
  useEffect(followScroll, [])
  useRefreshStale()
  useSlowNotice()
  useOfflinePages()
  useFocusOnNavigation()
  useCartFrame()
  useEffect(() => window.pressHeld?.(), [])
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

/** The session sync starts first; a stalled connection delays the rest only briefly. */
const tasksReady = () =>
  Promise.race([fetchPart(loadSession), new Promise((late) => setTimeout(late, maxWaitMs))])

/** The background tasks of an open page; a component of its own, so that their updates re-render nothing else. */
export function BackgroundTasks(saved: BackgroundTasksProps) {
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
