import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { type Child, kill, startChild } from '../harness/child.ts'
import { guestOrder, type Send, send, toldTotal } from '../torture/guest-order.ts'

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
  return { process, address: /"address":"([^"]+)"/.exec(process.said())?.[1] ?? '' }
}

/** What a command of the owner's says when it went well. */
async function said(command: readonly string[], environment: NodeJS.ProcessEnv): Promise<string> {
  const child = startChild(command, environment)
  expect(`${await child.ended} ${child.said()}`).toMatch(/^0 /)
  return child.said()
}

/** A relative orders at this shop; the address of the order's page, its number and what it costs. */
async function ordered(address: string) {
  const ask: Send = (place, init) => fetch(address + place, init)
  const kit = await fetch(`${address}/catalogo/kit-luz-100-w-y-640-wh`)
  const [, id = ''] = /value="add"[\s\S]*?value="([0-9a-f-]{36})"/.exec(await kit.text()) ?? []
  const lines = [{ id, quantity: 1 }]
  const expectedTotal = await toldTotal(ask, lines)
  const { data } = await send(ask, guestOrder(lines, { expectedTotal }))
  return { link: data?.link ?? '', number: data?.number ?? '', total: expectedTotal / 100 }
}

test('at night a backup is made of the open shop; restored into an empty place, it shows the same order', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const shop = await startShop(here)
  const { link, number, total } = await ordered(shop.address)
  const shown = `$${total.toLocaleString('en-US', { minimumFractionDigits: 2 })}`
  await page.goto(shop.address + link)
  await expect(page.getByText(number).first()).toBeVisible()
  await expect(page.getByText(shown).first()).toBeVisible()

  const [backup = ''] = (await said(['scripts/admin/backup.ts'], here)).trim().split(': ')
  await kill(shop.process)
  expect(await said(['scripts/admin/restore.ts', backup], there)).toContain('are back')

  const restored = await startShop(there)
  await page.goto(restored.address + link)
  await expect(page.getByText(number).first()).toBeVisible()
  await expect(page.getByText(shown).first()).toBeVisible()
  await page.goto(`${restored.address}/baterias`)
  await expect(page.getByRole('article').first()).toBeVisible()
})
