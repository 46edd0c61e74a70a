import { useEffect, useState } from 'react'
import { fill } from '#kernel/words.ts'
import { clockText } from '../lockout.rules.ts'
import { useAccountWords } from './use-account-words.ts'

/** Counts down the seconds for which a form rests; each answer begins anew. */
export function useLockout(seconds: number, answer: unknown): number {
  const [given, setGiven] = useState(answer)
  const [left, setLeft] = useState(seconds)
  if (given !== answer) {
    setGiven(answer)
    setLeft(seconds)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (seconds <= 0) return
    const tick = setInterval(() => setLeft((rest) => Math.max(0, rest - 1)), 1000)
    return () => clearInterval(tick)
  }, [answer])
  return left
}

export function LockoutNotice({ left }: { left: number }) {
  const words = useAccountWords().adminSignUp
  if (left <= 0) return null
  return (
    <p role="timer" className="figures text-soft-ink text-sm">
      {fill(words.waiting, { time: clockText(left) })}
    </p>
  )
}
