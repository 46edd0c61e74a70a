import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { browserFiles } from '#tests/harness/app/whole-build.ts'

const assets = `${browserFiles}/assets`
const scripts = fs
  .readdirSync(assets)
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file, text: fs.readFileSync(path.join(assets, file), 'utf8') }))

test('a browser is not sent the checks that only the server makes', () => {
  expect(scripts.length).toBeGreaterThan(10)
  const holding = scripts.filter(({ text }) => /ZodError|ZodType/.test(text))
  expect(holding.map(({ file }) => file)).toEqual([])
})
