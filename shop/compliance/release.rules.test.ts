import { expect, test } from 'vitest'
import { exportBases, mayLeaveForCuba, missingForCuba } from './release.rules.ts'

const ready = { isPaid: true, compliance: 'clear', isSigned: true, basis: 'SCP' } as const

test('an order leaves for Cuba when it is paid, cleared or released, signed and has a ground', () => {
  for (const basis of exportBases) expect(mayLeaveForCuba({ ...ready, basis })).toBe(true)
  expect(mayLeaveForCuba({ ...ready, compliance: 'released' })).toBe(true)
})

test('without any one of them it stays, and what is missing is named', () => {
  for (const compliance of ['held', 'pending', 'rejected', 'MATCH', ''])
    expect(missingForCuba({ ...ready, compliance })).toEqual(['compliance'])
  expect(missingForCuba({ ...ready, isPaid: false })).toEqual(['payment'])
  expect(missingForCuba({ ...ready, isSigned: false })).toEqual(['declaration'])
  expect(missingForCuba({ ...ready, basis: null })).toEqual(['basis'])
})
