import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { type Child, kill, startChild } from '../harness/processes/child.ts'
import { guestOrder, quotedTotal, type Send, send } from '../stress/guest-order.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'girasol-restored-'))
const here = { DATA_DIR: path.join(folder, 'here') }
const there = { DATA_DIR: path.join(folder, 'there') }
const open: Child[] = []

test.afterAll(async () => {
  for (const shop of open) await kill(shop)
  fs.rmSync(folder, { recursive: true, force: true })
})

async function startShop(environment: NodeJS.ProcessEnv) {
  const process = startChild(['server/main.mjs'], { PORT: '0', ...environment })
  open.push(process)
  await process.until('the shop is open')
  return { process, url: /"address":"([^"]+)"/.exec(process.output())?.[1] ?? '' }
}

/** What a command of the owner's says when it went well. */
async function text(command: readonly string[], environment: NodeJS.ProcessEnv): Promise<string> {
  const child = startChild(command, environment)
  expect(`${await child.ended} ${child.output()}`).toMatch(/^0 /)
  return child.output()
}

/** A relative orders at this shop; the address of the order's page, its number and what it costs. */
async function ordered(url: string) {
  const request: Send = (place, init) => fetch(url + place, init)
  const kit = await fetch(`${url}/catalogo/kit-luz-100-w-y-640-wh`)
  const [, id = ''] = /value="add"[\s\S]*?value="([0-9a-f-]{36})"/.exec(await kit.text()) ?? []
  const lines = [{ id, quantity: 1 }]
  const expectedTotal = await quotedTotal(request, lines)
  const { data } = await send(request, guestOrder(lines, { expectedTotal }))
  return { link: data?.link ?? '', number: data?.number ?? '', total: expectedTotal / 100 }
}

test('at night a backup is made of the open shop; restored into an empty place, it shows the same order', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const shop = await startShop(here)
  const { link, number, total } = await ordered(shop.url)
  const shown = `$${total.toLocaleString('en-US', { minimumFractionDigits: 2 })}`
  await page.goto(shop.url + link)
  await expect(page.getByText(number).first()).toBeVisible()
  await expect(page.getByText(shown).first()).toBeVisible()

  const [backup = ''] = (await text(['scripts/admin/backup.ts'], here)).trim().split(': ')
  await kill(shop.process)
  expect(await text(['scripts/admin/restore.ts', backup], there)).toContain('are back')

  const restored = await startShop(there)
  await page.goto(restored.url + link)
  await expect(page.getByText(number).first()).toBeVisible()
  await expect(page.getByText(shown).first()).toBeVisible()
  await page.goto(`${restored.url}/baterias`)
  await expect(page.getByRole('article').first()).toBeVisible()
})
