import { expect, test } from 'vitest'
import { commonNames } from '#tests/harness/screening/common-names.ts'
import { fullList, indexOf, namesIn } from '#tests/harness/screening/screening.ts'

const threshold = 0.88
const full = indexOf(fullList())
const cuba = indexOf(namesIn('2026-11-21', 'sdn_cuba_2026-06.csv', 'alt_cuba_2026-06.csv'))
const scoreOf = (name: string, index = full) => index.find(name, threshold)[0]?.score ?? 0

test('fewer than one in two hundred of 10,000 common Cuban names is a false alarm', () => {
  const requests = commonNames(10_000)
  expect(new Set(requests).size).toBeGreaterThan(9_000)
  const alarms = requests.filter((name) => scoreOf(name) >= threshold)
  expect(alarms.length).toBeLessThan(50)
  expect(requests.filter((name) => scoreOf(name, cuba) >= threshold).length).toBeLessThan(5)
})
