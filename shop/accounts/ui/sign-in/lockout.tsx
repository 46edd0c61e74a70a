import { useEffect, useState } from 'react'
import { format } from '#kernel/messages.ts'
import { clockText } from '../../limits/lockout.rules.ts'
import { useAccountMessages } from '../use-messages.ts'

/** Counts down the seconds of a lockout; each action result restarts it. */
export function useLockout(seconds: number, result: unknown): number {
  const [options, setGiven] = useState(result)
  const [left, setLeft] = useState(seconds)
  if (options !== result) {
    setGiven(result)
    setLeft(seconds)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (seconds <= 0) return
    const tick = setInterval(() => setLeft((rest) => Math.max(0, rest - 1)), 1000)
    return () => clearInterval(tick)
  }, [result])
  return left
}

export function LockoutNotice({ left }: { left: number }) {
  const messages = useAccountMessages().adminSignUp
  if (left <= 0) return null
  return (
    <p role="timer" className="figures text-soft-ink text-sm">
      {format(messages.waiting, { time: clockText(left) })}
    </p>
  )
}
