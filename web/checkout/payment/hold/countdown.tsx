import { useEffect, useState } from 'react'
import { secondMs } from '#kernel/time.ts'
import { clockText, leftMs } from './countdown.rules.ts'

/** The time left, counted every second; without scripts the text beside it has the hour. */
export function Countdown({ until }: { until: Date }) {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, secondMs)
    return () => clearInterval(timer)
  }, [])
  if (now === null) return null
  return (
    <span role="timer" className="figures font-semibold">
      {clockText(leftMs(until, now))}
    </span>
  )
}
