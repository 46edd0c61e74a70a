import { describe, expect, test } from 'vitest'
import {
  type SimulationKind,
  simulated,
  simulations,
  suggestionDuration,
} from './simulation.rules.ts'

/** A random source that returns the given values in turn. */
const source = (...values: number[]) => {
  let at = 0
  return () => values[at++ % values.length] ?? 0
}
const almostOne = 1 - Number.EPSILON

test('a suggestion stays for eight seconds (S-402)', () => {
  expect(suggestionDuration).toBe(8000)
})

describe.each([
  ['mobile', 0.15, 1200, 2000],
  ['browser', 0.1, 1500, 2500],
] as const)('the simulation of %s (A-370, A-371, A-372, A-373)', (kind, rate, min, max) => {
  test('takes between its two limits', () => {
    expect(simulated(kind, source(0, 1)).delay).toBe(min)
    expect(simulated(kind, source(almostOne, 1)).delay).toBe(max)
  })

  test('fails below its rate and not at it', () => {
    expect(simulated(kind, source(0.5, rate - 1e-9, 0)).failure).not.toBeNull()
    expect(simulated(kind, source(0.5, rate)).failure).toBeNull()
  })

  test('fails at its rate over a uniform spread', () => {
    const attempts = 1000
    const failed = Array.from({ length: attempts }, (_, i) =>
      simulated(kind, source(0, i / attempts, 0)),
    ).filter(({ failure }) => failure !== null)
    expect(failed).toHaveLength(rate * attempts)
  })
})

const failuresOf = (kind: SimulationKind) =>
  [0, 0.25, 0.5, 0.75, almostOne].map((drawn) => simulated(kind, source(0, 0, drawn)).failure)

test('each failure is drawn from the given random source (A-117, A-349, A-350, A-351, A-352, A-353, A-354, A-355, A-356)', () => {
  expect(failuresOf('mobile').slice(0, 4)).toEqual([
    'menu_hidden',
    'images_overflow',
    'buttons_unreachable',
    'sideways_scroll',
  ])
  expect(failuresOf('browser').slice(0, 4)).toEqual([
    'button_misaligned',
    'text_overlaps',
    'animation_broken',
    'scroll_erratic',
  ])
  expect(failuresOf('browser').at(-1)).toBe(simulations.browser.failures.at(-1))
})
