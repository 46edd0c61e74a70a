import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startChild } from '#tests/harness/processes/child.ts'

function aFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'girasol-lists-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function lists(DATA_DIR: string, ...overrides: string[]) {
  const child = startChild(['scripts/admin/lists.ts', ...overrides], { DATA_DIR })
  return { rc: await child.ended, output: child.output() }
}
const seed = (name: string) => `database/seed/lists/${name}`
const cuban = [seed('sdn_cuba_2026-06.csv'), seed('alt_cuba_2026-06.csv')]

test('an operator takes lists over, sees which are held, and cannot shrink one by mistake', async () => {
  const folder = aFolder()
  const taken = await lists(folder, ...cuban, seed('cuba-restricted-list.json'))
  expect(taken).toEqual({
    rc: 0,
    output: [
      'SDN  170 names as of 2026-06-04 from sdn_cuba_2026-06.csv, alt_cuba_2026-06.csv: taken over',
      'CRL  306 names as of 2025-07-14 from cuba-restricted-list.json: taken over',
      '',
    ].join('\n'),
  })
  const less = await lists(folder, '--as-of', '2026-11-01', cuban[0] ?? '', 'package.json')
  expect(less.rc).toBe(1)
  expect(less.output).toContain('126 names as of 2026-11-01')
  expect(less.output).toContain('REFUSED: much smaller')
  expect(less.output).toContain('package.json: REFUSED: no list that is known')
  expect((await lists(folder)).output).toContain('SDN  170 names as of 2026-06-04')
})

test('a missing file and an invalid day are reported in a sentence', async () => {
  const folder = aFolder()
  expect((await lists(folder, 'nowhere.csv')).output).toBe('nowhere.csv cannot be read (ENOENT).\n')
  expect((await lists(folder, '--as-of', '2026-02-30')).output).toContain('--as-of needs a day')
})
