import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { readConfig } from '#platform/config.ts'
import { openDatabase } from '#platform/database/connect.ts'
import { createLog } from '#platform/log.ts'
import { aUser, signingConfig } from '#tests/harness/users/users.ts'
import { chromiumOptions } from '../test/chromium.ts'
import {
  dragThrough,
  touchThrough,
  type Way,
  watchFrames,
  wheelThrough,
} from './workload/scroll.ts'
import { startShop } from './workload/shop.ts'

/** Whether the table of products scrolls smoothly on a slow machine: `node scripts/bench/scroll.ts 10000`. */
const products = Number(process.argv[2] ?? 10_000)
const slower = 4
const screens = [
  { name: '1366×768', viewport: { width: 1366, height: 768 }, hasTouch: false },
  { name: '390×844', viewport: { width: 390, height: 844 }, hasTouch: true },
]
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'girasol-bench-scroll-'))
const environment = {
  DATA_DIR: path.join(folder, 'data'),
  DATABASE_URL: '',
  SESSION_SECRET: signingConfig.SESSION_SECRET,
}

async function adminOfFilledShop(): Promise<string> {
  const seed = ['scripts/admin/seed.ts', '--products', String(products)]
  const env = { ...process.env, ...environment }
  const seeded = spawnSync(process.execPath, seed, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  if (seeded.status !== 0) throw new Error('the shop could not be filled')
  const db = await openDatabase(readConfig(environment), createLog('silent'))
  const { cookie } = await aUser(db, { role: 'admin' })
  await db.close()
  return cookie
}

async function measure(
  browser: Browser,
  url: string,
  cookie: string,
  { name, ...screen }: (typeof screens)[number],
): Promise<void> {
  const context = await browser.newContext(screen)
  const [key = '', value = ''] = cookie.split(/=(.*)/s)
  await context.addCookies([{ name: key, value, url: url }])
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const ways: readonly (readonly [string, Way])[] = [
    ['wheel', wheelThrough],
    screen.hasTouch ? ['finger', touchThrough] : ['scrollbar', dragThrough],
  ]
  for (const [way, scroll] of ways) {
    await page.goto(`${url}/admin/products`)
    const box = page.locator('div:has(> table[role=grid])')
    await box.scrollIntoViewIfNeeded()
    const frames = await watchFrames(page)
    await scroll(page, box, devtools)
    const { median, p95, worst, longTasks, maxTaskMs, rows, reached } = await frames()
    console.log(
      `${name.padEnd(10)}${way.padEnd(10)} median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, worst ${worst.toFixed(0)} ms; ` +
        `${longTasks} long tasks, ${maxTaskMs.toFixed(0)} ms at most; ${rows} rows in the page at most; ${(100 * reached).toFixed(0)} % scrolled`,
    )
  }
  await context.close()
}

try {
  const cookie = await adminOfFilledShop()
  const shop = await startShop(environment)
  const browser = await chromium.launch({
    ...chromiumOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })
  console.log(
    `${products} products, processor ${slower} × slower, load ${os.loadavg()[0]?.toFixed(1)}`,
  )
  for (const screen of screens) await measure(browser, shop.url, cookie, screen)
  await browser.close()
  await shop.stop()
} finally {
  fs.rmSync(folder, { recursive: true, force: true })
}
