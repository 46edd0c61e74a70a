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
  useEffect(() => {
    if (left <= 0) return
    const tick = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(tick)
  }, [left])
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
