import fs from 'node:fs'
import { expect, test } from 'vitest'

const document = fs.readFileSync('docs/ASVS.md', 'utf8')
const rows = document.split('\n').filter((line) => /^\| \d+\.\d+\.\d+ +\|/.test(line))

test('every test file that ASVS.md names exists', () => {
  const named = [...document.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`/g)].map(([, file]) => file)
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((file) => !fs.existsSync(file ?? ''))).toEqual([])
})

/** Of levels 1 and 2 in 5.0.0: 70 and 183. */
const requirements = 253

test('every requirement stands there once, and says how it stands', () => {
  const ids = rows.map((row) => row.split(' ')[1])
  expect(ids).toHaveLength(requirements)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  const states = rows.filter(
    (row) => !/^\| [\d.]+ +\| (holds|partly|specified|open|operator|n\/a) +\|/.test(row),
  )
  expect(states).toEqual([])
})
