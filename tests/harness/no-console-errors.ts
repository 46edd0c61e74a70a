import { afterEach, beforeEach, expect } from 'vitest'

const print = console.error
let printed: unknown[][] = []

/** A warning of React or a forgotten print is a failure, not a line that scrolls by. */
beforeEach(() => {
  printed = []
  console.error = (...given: unknown[]) => {
    printed.push(given)
    print(...given)
  }
})

afterEach(() => {
  console.error = print
  expect(printed).toEqual([])
})
