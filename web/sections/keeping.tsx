import { startTransition, useEffect, useState } from 'react'
import type { ServedSession } from '#shop/accounts/served-session.rules.ts'
import { followScroll } from '../frame-scroll.ts'
import { followSignIn } from '../session-channel.ts'
import { useTellTestCentre } from '../test-frame.ts'
import { fetchPart, useLoaded } from '../use-loaded.ts'
import { useShop } from '../use-shop.ts'
import { useArrival } from './use-arrival.ts'
import { useCartFrame } from './use-cart-frame.ts'
import { useChangeFeed } from './use-change-feed.ts'
import { useDestinationMirror } from './use-destination-mirror.ts'
import { useKeptPages } from './use-kept-pages.ts'
import { useLineKeeping } from './use-line-keeping.ts'
import { useSlowNotice } from './use-slow-notice.ts'
import { Visits } from './visits.tsx'

interface KeepingProps {
  readonly session: ServedSession | null
  readonly openedSlug: string | null
}

const patience = 4_000
const loadSession = async () => (await import('./session-keeping.ts')).SessionKeeping

/** What keeps a session comes with the first one. */
function Session({ session }: Pick<KeepingProps, 'session'>) {
  const isSignedIn = session !== null
  const Keeping = useLoaded(loadSession, isSignedIn)
  useEffect(() => (isSignedIn ? undefined : followSignIn()), [isSignedIn])
  return Keeping && <Keeping session={session} />
}

function Keeper({ session, openedSlug }: KeepingProps) {
  useEffect(followScroll, [])
  useLineKeeping()
  useSlowNotice()
  useKeptPages()
  useArrival()
  useCartFrame()
  useChangeFeed()
  useDestinationMirror(useShop().destination)
  useTellTestCentre()
  return (
    <>
      <Visits openedSlug={openedSlug} />
      <Session session={session} />
    </>
  )
}

/** A session is kept before anything else is; but a line that stands still keeps nothing else waiting for long. */
const keeperReady = () =>
  Promise.race([fetchPart(loadSession), new Promise((late) => setTimeout(late, patience))])

/** What an open page does by itself, in a turn of its own; it shows nothing, so that what it learns draws nothing else again. */
export function Keeping(kept: KeepingProps) {
  const [isOn, setOn] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once, with whoever looks then
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const begin = () => {
      if (!isGone) timer = setTimeout(() => startTransition(() => setOn(true)))
    }
    if (kept.session) void keeperReady().then(begin)
    else begin()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [])
  return isOn ? <Keeper {...kept} /> : null
}
