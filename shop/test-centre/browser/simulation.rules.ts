/** From 0 up to but not including 1, like Math.random. */
export type RandomSource = () => number

export const simulations = {
  mobile: {
    failureRate: 0.15,
    shortest: 1200,
    max: 2000,
    failures: ['menu_hidden', 'images_overflow', 'buttons_unreachable', 'sideways_scroll'],
  },
  browser: {
    failureRate: 0.1,
    shortest: 1500,
    max: 2500,
    failures: ['button_misaligned', 'text_overlaps', 'animation_broken', 'scroll_erratic'],
  },
} as const
export type SimulationKind = keyof typeof simulations
export type SimulatedFailure = (typeof simulations)[SimulationKind]['failures'][number]

export interface SimulatedOutcome {
  readonly delay: number
  readonly failure: SimulatedFailure | null
}

/** A random result: duration, failure and its cause. */
export function simulated(kind: SimulationKind, random: RandomSource): SimulatedOutcome {
  const { failureRate, shortest, max, failures } = simulations[kind]
  const delay = Math.round(shortest + random() * (max - shortest))
  if (random() >= failureRate) return { delay, failure: null }
  return { delay, failure: failures[Math.floor(random() * failures.length)] ?? failures[0] }
}

/** How long the suggested fix stays visible, in milliseconds. */
export const suggestionDuration = 8000
