import { type Day, dayOf, parseDay } from '#kernel/time.ts'

export const funnelSteps = ['product', 'cart', 'checkout', 'payment', 'ordered', 'paid'] as const
export type FunnelStep = (typeof funnelSteps)[number]

const oneDay = 86_400_000
const usual = 30
const longest = 366

function dayOr(text: string | null, other: Day): Day {
  try {
    return text ? parseDay(text) : other
  } catch {
    return other
  }
}

/** The days that an address asks for; what cannot be read or is too long shows the last ones. */
export function readDays(params: URLSearchParams, now: Date): { from: Day; to: Day } {
  const today = dayOf(now)
  const to = dayOr(params.get('hasta'), today)
  const before = (days: number) => dayOf(new Date(Date.parse(`${to}T17:00:00Z`) - days * oneDay))
  const from = dayOr(params.get('desde'), before(usual - 1))
  return from > to || from < before(longest) ? { from: before(usual - 1), to } : { from, to }
}

/** Every day of the range with its count, also those without any. */
export function everyDay(
  { from, to }: { readonly from: Day; readonly to: Day },
  counted: readonly { readonly name: string; readonly count: number }[],
): { day: Day; count: number }[] {
  const known = new Map(counted.map(({ name, count }) => [name, count]))
  const days: { day: Day; count: number }[] = []
  for (let at = Date.parse(`${from}T17:00:00Z`); ; at += oneDay) {
    const day = dayOf(new Date(at))
    if (day > to) return days
    days.push({ day, count: known.get(day) ?? 0 })
  }
}
