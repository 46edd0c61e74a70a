import { useEffect, useRef, useState } from 'react'
import { type Blocker, useBlocker } from 'react-router'
import { Button } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { PlainPage } from '#web/shell/layout/plain-page.tsx'
import { useShop } from '#web/shell/layout/use-shop.ts'
import { usePagesMessages } from '#web/shell/request/use-page-messages.ts'
import { isOutdated, isSaved } from './offline-pages.ts'

interface HeldStep {
  readonly step: Blocker
  /** True while a navigation is blocked offline and its page is not cached. */
  readonly isLost: boolean
}

const urlOf = ({ location }: Blocker) =>
  location ? location.pathname + location.search + location.hash : ''

/**
 * Blocks navigations while offline: the route's code could not load, and the router would reload the
 * page. A cached page is opened as a document; so is any page of a newer build, and any while work
 * is unsaved: the browser asks.
 */
export function useHeldStep(): HeldStep {
  const left = useRef(0)
  const [isLost, setLost] = useState(false)
  const locale = useLocale()
  const { destination } = useShop()
  const step = useBlocker(({ currentLocation, nextLocation }) => {
    left.current = window.scrollY
    const isStep = currentLocation.pathname !== nextLocation.pathname
    const isAtRisk = document.documentElement.hasAttribute('data-unsaved')
    return isStep && (!navigator.onLine || isOutdated() || isAtRisk)
  })
  useEffect(() => {
    if (step.state !== 'blocked') return setLost(false)
    const url = urlOf(step)
    if (navigator.onLine) return location.assign(url)
    const go = () => step.proceed()
    void isSaved(url, locale, destination).then((isCached) => {
      if (isCached) location.assign(url)
      else setLost(true)
    })
    addEventListener('online', go)
    return () => removeEventListener('online', go)
  }, [step, locale, destination])
  useEffect(() => {
    if (!isLost) return
    window.scrollTo(0, 0)
    return () => window.scrollTo(0, left.current)
  }, [isLost])
  return { step, isLost }
}

/** Replaces the requested page; the navigation continues once the connection is back. */
export function OfflineGuard({ step }: { step: Blocker }) {
  const messages = usePagesMessages().error
  return (
    <div role="alert">
      <PlainPage {...messages.network}>
        <p className="mt-6">
          <Button look="sun" onClick={() => step.reset?.()}>
            {messages.back}
          </Button>
        </p>
      </PlainPage>
    </div>
  )
}
