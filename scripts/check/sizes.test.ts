import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { expect, test } from 'vitest'
import { exceeded, measure, type Sizes } from './sizes.ts'

const ofLines = (file: string, count: number) => ({ file, text: 'x\n'.repeat(count) })
const highest: Sizes = { medianLines: 80, p90Lines: 200, maxFileLines: 300 }

test('the median, the ninetieth percentile and the longest file are found', () => {
  const sources = Array.from({ length: 10 }, (_, index) => ofLines(`web/${index}.ts`, index + 1))
  expect(measure(sources).sizes).toEqual({
    medianLines: 6,
    p90Lines: 10,
    maxFileLines: 10,
  })
})

test('messages, legal texts and generated files may be long', () => {
  const long = [
    'web/catalogue/messages/home.es.ts',
    'shop/legal/texts/es/a.ts',
    'platform/x.generated.ts',
  ]
  const { sizes } = measure([...long.map((file) => ofLines(file, 900)), ofLines('web/a.ts', 3)])
  expect(sizes.maxFileLines).toBe(3)
})

test('a file of 301 lines exceeds the limit', () => {
  expect(exceeded(measure([ofLines('a.ts', 301)]).sizes, highest)).toContain('maxFileLines')
  expect(exceeded({ ...highest }, highest)).toEqual([])
})

test('the limits of this tree have not been loosened', () => {
  const limits = JSON.parse(fs.readFileSync('scripts/check/sizes.json', 'utf8')) as Sizes
  expect(exceeded(limits, committed() ?? highest)).toEqual([])
  expect(exceeded(limits, highest)).toEqual([])
})

function committed(): Sizes | undefined {
  try {
    const shown = execFileSync('git', ['show', 'main:scripts/check/sizes.json'], { stdio: 'pipe' })
    return JSON.parse(shown.toString()) as Sizes
  } catch {
    return undefined
  }
}
