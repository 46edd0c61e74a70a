import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { kill } from '#tests/harness/processes/child.ts'
import {
  refusalToStart,
  shopIsOpen,
  startShop,
  urlOfShop,
} from '#tests/harness/processes/shop-process.ts'

function dataFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'girasol-start-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('a wrong variable stops the start with its sentence', async () => {
  expect(await refusalToStart({ PORT: 'abc' })).toBe(
    'PORT: Give a whole number from 0 to 65535, for instance PORT=3000.',
  )
})

test('a server that does not answer stops the start with a sentence', async () => {
  const url = 'postgres://shop:secret@127.0.0.1:1/girasol'
  expect(await refusalToStart({ DATABASE_URL: url })).toBe(
    'The database server 127.0.0.1:1 does not respond (ECONNREFUSED). Start it, or correct DATABASE_URL.',
  )
})

test('a folder that cannot be written stops the start with a sentence', async () => {
  const file = path.join(dataFolder(), 'a-file')
  fs.writeFileSync(file, '')
  expect(await refusalToStart({ DATA_DIR: file })).toMatch(
    /^The folder .+a-file cannot be written \(\w+\)\. Set another DATA_DIR\.$/,
  )
})

async function refusalOfTakenPort(folder: string): Promise<string> {
  const other = net.createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const { port } = other.address() as net.AddressInfo
  return refusalToStart({ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder })
}

test('without configuration the embedded database is made, filled and served; SIGTERM closes it though a page listens; after SIGKILL it opens again (S-044)', async () => {
  const folder = dataFolder()
  const first = startShop({ DATA_DIR: folder })
  await first.until(shopIsOpen)
  expect(first.output()).toContain('filled with the demonstration catalogue')
  expect((await fetch(`${urlOfShop(first)}/healthz`)).status).toBe(200)

  const second = await refusalToStart({ DATA_DIR: folder })
  expect(second).toBe(
    `The database in ${path.join(folder, 'database')} is already open in process ${first.process.pid}. Stop it, or set another DATA_DIR.`,
  )

  const live = await fetch(`${urlOfShop(first)}/live`)
  expect(live.status).toBe(200)
  first.process.kill('SIGTERM')
  expect(await first.ended).toBe(0)

  expect(await refusalOfTakenPort(folder)).toMatch(
    /Port \d+ is already in use\. Stop the other program, or set another PORT\.$/,
  )

  const third = startShop({ DATA_DIR: folder })
  await third.until(shopIsOpen)
  await kill(third)
  const fourth = startShop({ DATA_DIR: folder })
  await fourth.until(shopIsOpen)
  expect(fourth.output()).not.toContain('filled with')
  expect((await fetch(`${urlOfShop(fourth)}/catalogo/kit-luz-100-w-y-640-wh`)).status).toBe(200)
})
