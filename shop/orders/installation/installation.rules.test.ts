import { expect, test } from 'vitest'
import { cents, zero } from '#kernel/money.ts'
import { installationState } from './installation.rules.ts'

const paid = {
  installation: cents(5_000),
  payment: 'paid',
  compliance: 'clear',
  delivery: 'delivered',
} as const
const noted = (...codes: string[]) => codes.map((code) => ({ code }))

test('an installation that was paid waits, also after the delivery, until somebody notes what became of it', () => {
  expect(installationState(paid, noted('placed', 'note'))).toBe('waits')
  expect(installationState({ ...paid, payment: 'partly_refunded' }, [])).toBe('waits')
  expect(installationState(paid, noted('installation_arranged', 'note'))).toBe('arranged')
  const both = noted('installation_arranged', 'installation_done')
  expect(installationState(paid, both)).toBe('done')
  expect(installationState(paid, noted('installation_returned'))).toBe('returned')
})

test('nothing waits that was not bought, not paid, is held or does not arrive', () => {
  const others = [
    { installation: zero },
    { payment: 'awaiting_proof' },
    { payment: 'refunded' },
    { compliance: 'held' },
    { delivery: 'cancelled' },
    { delivery: 'returned' },
  ] as const
  for (const other of others) expect(installationState({ ...paid, ...other }, [])).toBe(null)
})
