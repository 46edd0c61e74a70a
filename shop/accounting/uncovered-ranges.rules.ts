import type { Day } from '#kernel/time.ts'
import { daysBefore } from './accounting.rules.ts'

/** Whole days, both included; null is an open end. */
export interface Span {
  readonly from: Day | null
  readonly to: Day | null
}

/** The parts of a range that stored days (in order) do not cover, as few spans as possible. */
export function spansBeside(stored: readonly Day[], { from, to }: Span): Span[] {
  const spans: Span[] = []
  let next = from
  for (const day of stored) {
    if (next === null || next < day) spans.push({ from: next, to: daysBefore(day, 1) })
    next = daysBefore(day, -1)
  }
  if (next === null || to === null || next <= to) spans.push({ from: next, to })
  return spans
}
