import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startChild } from '#tests/harness/processes/child.ts'
import { shopIsOpen, startShop, urlOfShop } from '#tests/harness/processes/shop-process.ts'

function folder(): string {
  const made = fs.mkdtempSync(path.join(os.tmpdir(), 'girasol-asked-'))
  onTestFinished(() => fs.rmSync(made, { recursive: true, force: true }))
  return made
}

async function reply(script: string, overrides: readonly string[], dataDir: string) {
  const child = startChild([`scripts/admin/${script}.ts`, ...overrides], { DATA_DIR: dataDir })
  return { code: await child.ended, text: child.output().trim() }
}

test('the open shop makes a backup and reports its health to the doctor, and stays open; a restore opens it elsewhere', {
  timeout: 180_000,
}, async () => {
  const from = folder()
  const shop = startShop({ DATA_DIR: from })
  await shop.until(shopIsOpen)
  const made = await reply('backup', [], from)
  expect(made).toEqual({
    code: 0,
    text: expect.stringMatching(/backups.girasol-[\dTZ-]+$/),
  })
  const examined = await reply('doctor', [], from)
  expect(examined).toEqual({ code: 0, text: expect.stringMatching(/^✓ settings/) })
  for (const line of [/^✓ row security +forced on all/m, /^✓ backups +the newest is 0 hours old/m])
    expect(examined.text).toMatch(line)
  expect((await fetch(`${urlOfShop(shop)}/healthz`)).status).toBe(200)
  shop.process.kill('SIGTERM')
  expect(await shop.ended).toBe(0)

  const again = await reply('backup', [], from)
  expect(again).toEqual({ code: 0, text: expect.stringMatching(/: \d{4,} rows, \d+ files\.$/) })

  const to = folder()
  const restored = await reply('restore', [made.text], to)
  expect(restored).toEqual({
    code: 0,
    text: expect.stringMatching(/^\d{4,} rows and .+ are back\.$/),
  })
  expect(await reply('restore', [made.text], to)).toMatchObject({ code: 1 })
  const nowhere = folder()
  expect(await reply('doctor', [], nowhere)).toEqual({
    code: 1,
    text: expect.stringMatching(
      /✗ database +There is no database in .+ yet\. The first npm start makes it\.$/,
    ),
  })
  expect(await reply('restore', [to], nowhere)).toEqual({
    code: 1,
    text: `${to} is no backup: there is no manifest.json in it.`,
  })

  const other = startShop({ DATA_DIR: to })
  await other.until(shopIsOpen)
  expect(other.output()).not.toContain('filled with')
  const product = `${urlOfShop(other)}/catalogo/kit-luz-100-w-y-640-wh`
  expect((await fetch(product)).status).toBe(200)
})
