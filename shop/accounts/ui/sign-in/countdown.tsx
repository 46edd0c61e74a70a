import { useEffect, useRef, useState } from 'react'
import { format } from '#kernel/messages.ts'

interface CountdownProps {
  /** Contains `{seconds}`. */
  readonly text: string
  readonly seconds: number
  /** Redirect target for a browser without scripts. */
  readonly to: string
  readonly onEnd: () => void
}

/** Counts the seconds until a redirect; announced once only. */
export function Countdown({ text, seconds, to, onEnd }: CountdownProps) {
  const [left, setLeft] = useState(seconds)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (left <= 0) return end.current()
    const tick = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(tick)
  }, [left])
  return (
    <p className="figures text-soft-ink">
      <span role="timer">{format(text, { seconds: left })}</span>
      <noscript>
        <meta httpEquiv="refresh" content={`${seconds};url=${to}`} />
      </noscript>
    </p>
  )
}
