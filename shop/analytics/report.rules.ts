import { type Day, dayMs, dayOf, readDay } from '#kernel/time.ts'

export const funnelSteps = ['product', 'cart', 'checkout', 'payment', 'ordered', 'paid'] as const
export type FunnelStep = (typeof funnelSteps)[number]

const usual = 30
const maxDays = 366

/** The range in the URL; an invalid or too long one becomes the last days. */
export function readDays(params: URLSearchParams, now: Date): { from: Day; to: Day } {
  const today = dayOf(now)
  const to = readDay(params.get('hasta') ?? '') ?? today
  const before = (days: number) => dayOf(new Date(Date.parse(`${to}T17:00:00Z`) - days * dayMs))
  const from = readDay(params.get('desde') ?? '') ?? before(usual - 1)
  return from > to || from < before(maxDays) ? { from: before(usual - 1), to } : { from, to }
}

/** Every day of the range with its count, zeros included. */
export function everyDay(
  { from, to }: { readonly from: Day; readonly to: Day },
  counted: readonly { readonly name: string; readonly count: number }[],
): { day: Day; count: number }[] {
  const known = new Map(counted.map(({ name, count }) => [name, count]))
  const days: { day: Day; count: number }[] = []
  for (let at = Date.parse(`${from}T17:00:00Z`); ; at += dayMs) {
    const day = dayOf(new Date(at))
    days.push({ day, count: known.get(day) ?? 0 })
    if (day >= to) return days
  }
}
