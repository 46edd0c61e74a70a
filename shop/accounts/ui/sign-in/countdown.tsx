import { useEffect, useRef, useState } from 'react'
import { format } from '#kernel/messages.ts'

interface CountdownProps {
  /** Holds `{seconds}`. */
  readonly text: string
  readonly seconds: number
  /** Where a browser without scripts goes when the time is over. */
  readonly to: string
  readonly onEnd: () => void
}

/** Counts the seconds until one is taken elsewhere; not read aloud again and again. */
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
