import { afterEach, beforeEach, expect } from 'vitest'

const print = console.error
let printed: unknown[][] = []

/** A warning of React or a forgotten print is a failure, not a line that scrolls by. */
beforeEach(() => {
  printed = []
  console.error = (...overrides: unknown[]) => {
    printed.push(overrides)
    print(...overrides)
  }
})

afterEach(() => {
  console.error = print
  expect(printed).toEqual([])
})
