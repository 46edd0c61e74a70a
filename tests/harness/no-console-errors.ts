import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A warning of React or a forgotten print is a failure, not a line that scrolls by. */
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([])
  vi.restoreAllMocks()
})
