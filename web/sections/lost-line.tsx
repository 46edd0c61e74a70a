import { useEffect, useRef } from 'react'
import { type Blocker, useBlocker } from 'react-router'
import { Button } from '#design/button.tsx'
import { usePagesWords } from '../use-page-words.ts'
import { PlainPage } from './plain-page.tsx'

/** Holds a step to another page while there is no line: its code could not come, and the router would reload the page away. */
export function useHeldStep(): Blocker {
  const left = useRef(0)
  const step = useBlocker(({ currentLocation, nextLocation }) => {
    left.current = window.scrollY
    return !navigator.onLine && currentLocation.pathname !== nextLocation.pathname
  })
  useEffect(() => {
    if (step.state !== 'blocked') return
    const go = () => step.proceed()
    window.scrollTo(0, 0)
    addEventListener('online', go)
    return () => {
      removeEventListener('online', go)
      window.scrollTo(0, left.current)
    }
  }, [step])
  return step
}

/** Stands in for the page one wanted; it goes on by itself when the line is back. */
export function LostLine({ step }: { step: Blocker }) {
  const words = usePagesWords().error
  return (
    <div role="alert">
      <PlainPage {...words.network}>
        <p className="mt-6">
          <Button look="sun" onClick={() => step.reset?.()}>
            {words.back}
          </Button>
        </p>
      </PlainPage>
    </div>
  )
}
