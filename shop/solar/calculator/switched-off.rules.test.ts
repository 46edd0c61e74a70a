import { expect, test } from 'vitest'
import { itemsIn } from './calculation-query.rules.ts'
import { switchedOff } from './switched-off.rules.ts'

const short = { kind: 'energy', needs: 1000, has: 800, hours: 10 } as const
const off = (items: string) => switchedOff(short, itemsIn(items).items)?.code ?? null

test('a medical device is never what to switch off, nor beside it what may keep its medicine cold', () => {
  for (const items of ['ox1', 'cp1', 'ne4', 'ox1-rm1', 'cp1-mb1-ri1', 'ne1-fa1-fv1-rv1'])
    expect(off(items), items).toBeNull()
})

test('a television goes before medicine; without medicine the refrigerator may rest', () => {
  expect(off('ox1-tv1')).toBe('tv')
  expect(off('rm1-bl1')).toBe('rm')
})
