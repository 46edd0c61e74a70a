import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { shopIsOpen, startShop } from '#tests/harness/processes/shop-process.ts'

async function openShop(environment: NodeJS.ProcessEnv = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'girasol-memory-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  const shop = startShop({ DATA_DIR: folder, ...environment })
  await shop.until(shopIsOpen)
  const of = (name: string) =>
    fs.readFileSync(`/proc/${shop.process.pid}/${name}`, 'utf8').split('\0')
  const peak = Number(/VmHWM:\s+(\d+)/.exec(of('status').join())?.[1]) / 1024
  return { started: of('cmdline'), environment: of('environ'), peak }
}

test.skipIf(process.platform !== 'linux')(
  'a shop that is started plainly in an empty folder runs with little memory, under its own number',
  async () => {
    const { started, environment, peak } = await openShop()
    expect(started).toContain('--max-semi-space-size=16')
    expect(environment).toContain('MALLOC_ARENA_MAX=1')
    // 1,170 MB when the database was made here and the parser of its statements optimized
    expect(peak).toBeLessThan(450)
  },
)

test.skipIf(process.platform !== 'linux')("the operator's own options are kept", async () => {
  const { started } = await openShop({ NODE_OPTIONS: '--max-semi-space-size=32' })
  expect(started.join(' ')).not.toContain('semi-space')
})
