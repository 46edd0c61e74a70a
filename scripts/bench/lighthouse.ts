import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { freePort } from '../free-port.ts'
import { chromiumOptions } from '../test/chromium.ts'

const lowest = 95
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const urls =
  process.argv.length > 2
    ? process.argv.slice(2)
    : ['/', '/catalogo', '/catalogo/kit-luz-100-w-y-640-wh', '/?lng=en']

async function untilWell(shop: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const response = await fetch(`${shop}/healthz`).catch(() => null)
    if (response?.ok) return
    await pause(100)
  }
  throw new Error('the shop did not open')
}

/** Lighthouse's benchmark index of this machine, measured now. */
async function indexNow(browser: Browser): Promise<number> {
  const page = await browser.newPage()
  const index = await page.evaluate(pageFunctions.computeBenchmarkIndex)
  await page.close()
  return index
}

/** From here on a machine made four times slower is the phone that Lighthouse thinks of, by its docs/throttling.md. */
const fastDesktop = 1_500
const usualSlowdown = 4

/** A slower machine is slowed less, so that it is the same phone. */
async function readingOf(url: string, port: number, browser: Browser) {
  const speed = Math.min(1, (await indexNow(browser)) / fastDesktop)
  const result = await lighthouse(url, {
    port,
    onlyCategories: categories,
    logLevel: 'error',
    throttling: { cpuSlowdownMultiplier: usualSlowdown * speed },
  })
  if (!result) throw new Error(`${url} could not be read`)
  return result.lhr
}

const speedOf = ({ categories: { performance } }: Result) =>
  Math.round((performance?.score ?? 0) * 100)

/** The scores of one page on a mid-range phone with a slow connection, and the audits that fail: the median of three runs. */
async function reportOn(url: string, port: number, browser: Browser): Promise<string> {
  const readings: Result[] = []
  for (let time = 0; time < 3; time++) readings.push(await readingOf(url, port, browser))
  const [, middle] = readings.toSorted((a, b) => speedOf(a) - speedOf(b))
  const { audits, categories: found } = middle!
  const lines = categories.map((name) => {
    const score = Math.round((found[name]?.score ?? 0) * 100)
    if (score < lowest) process.exitCode = 1
    const lacking = (found[name]?.auditRefs ?? []).filter(
      ({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9,
    )
    return `  ${String(score).padStart(3)} ${name} ${lacking.map(({ id }) => id).join(', ')}`
  })
  const all = readings.map((reading) => {
    const slowdown = reading.configSettings.throttling.cpuSlowdownMultiplier.toFixed(1)
    return `${speedOf(reading)} (processor slowed ${slowdown} times)`
  })
  return [url, ...lines, `  performance ${all.join(', ')}`].join('\n')
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'girasol-lighthouse-'))
const [shopPort, browserPort] = [await freePort(), await freePort()]
const shop = `http://localhost:${shopPort}`
const server = spawn(process.execPath, ['server/main.mjs'], {
  env: { ...process.env, PORT: String(shopPort), DATA_DIR: folder, LOG_LEVEL: 'error' },
  stdio: 'inherit',
})
const { executablePath, args } = chromiumOptions
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: [...args, `--remote-debugging-port=${browserPort}`],
})
try {
  await untilWell(shop)
  for (const url of urls) console.log(await reportOn(`${shop}${url}`, browserPort, browser))
} finally {
  await browser.close()
  server.kill()
  fs.rmSync(folder, { recursive: true, force: true })
}
