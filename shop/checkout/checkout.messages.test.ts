import fs from 'node:fs'
import { expect, test } from 'vitest'
import { en } from './messages/en.ts'
import { es } from './messages/es.ts'

const rules = fs
  .readdirSync('shop/checkout', { encoding: 'utf8', recursive: true })
  .filter((file) => /\.(rules|input)\.ts$/.test(file))
  .map((file) => fs.readFileSync(`shop/checkout/${file}`, 'utf8'))
  .join('\n')

const codes = new Set(
  [
    ...rules.matchAll(
      /'((?:[a-z]+_)+(?:required|digits|date|century|invalid|suspended|elsewhere|here|whole|odd|long|mobile|phone|international))'/g,
    ),
  ].map((match) => match[1] ?? ''),
)

test('each problem that the rules name has its sentence in both languages', () => {
  expect(codes.size).toBeGreaterThan(30)
  expect([...codes].filter((code) => !(code in es.problems))).toEqual([])
  for (const sentence of [...Object.values(es.problems), ...Object.values(en.problems)])
    expect(sentence).toMatch(/[.]$/)
})
