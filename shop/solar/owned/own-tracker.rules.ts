import type { OwnInverter, OwnTracker } from './owned.rules.ts'

/** Figures without which nobody can say which panels its input stands. */
export type TrackerGap = 'maxV' | 'minV' | 'limit' | 'mismatch'

const nothingRead: OwnTracker = { maxV: null, minV: null, maxW: null, maxA: null }

/** What its label leaves open; its strings can be checked where that is nothing. */
export function trackerGaps({ maxV, minV, maxW, maxA }: OwnTracker): TrackerGap[] {
  if (maxV !== null && minV !== null && minV >= maxV) return ['mismatch']
  return [
    ...(maxV === null ? (['maxV'] as const) : []),
    ...(minV === null ? (['minV'] as const) : []),
    ...(maxW === null && maxA === null ? (['limit'] as const) : []),
  ]
}

/** Whether panels may end at the inverter of the house itself. */
export const isTrackerKnown = (inverter: OwnInverter | null): boolean =>
  Boolean(inverter?.tracker) && trackerGaps(inverter?.tracker ?? nothingRead).length === 0

/** As product fields write it; one input, since no label of the house says more. Half a label gives nothing. */
export function trackerSpecs({ tracker }: Pick<OwnInverter, 'tracker'>) {
  if (!tracker || trackerGaps(tracker).length > 0) return {}
  const { maxV, minV, maxW, maxA } = tracker
  return {
    mppt_count: 1,
    ...{ pv_max_v: maxV, mppt_min_v: minV },
    ...(maxW === null ? {} : { pv_max_w: maxW }),
    ...(maxA === null ? {} : { pv_isc_max_a: maxA }),
  }
}

const marks = { maxV: 'v', minV: 'n', maxW: 'w', maxA: 'a' } as const
const names = ['maxV', 'minV', 'maxW', 'maxA'] as const

/** The largest figures that a label may say. */
export const maxTracker = { maxV: 1000, minV: 1000, maxW: 40_000, maxA: 200 } as const

/** 'm500v120n5000w22a', 'm' where nothing of it was read. */
export function trackerText({ tracker }: Pick<OwnInverter, 'tracker'>): string {
  if (!tracker) return ''
  return `m${names.map((name) => (tracker[name] === null ? '' : `${tracker[name]}${marks[name]}`)).join('')}`
}

const figure = String.raw`(\d{1,5}(?:\.\d{1,2})?)`
const written = new RegExp(`^m(?:${figure}v)?(?:${figure}n)?(?:${figure}w)?(?:${figure}a)?$`)

/** Reads what an address says of it; figures that make no sense are not read. */
export function trackerIn(text: string | undefined): OwnTracker | null {
  const found = written.exec(text ?? '')
  if (!found) return null
  const values = names.map((name, index): readonly [string, number | null] => {
    const value = Number(found[index + 1] ?? Number.NaN)
    return [name, value > 0 && value <= maxTracker[name] ? value : null]
  })
  return { ...nothingRead, ...Object.fromEntries(values) }
}
