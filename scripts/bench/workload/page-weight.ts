import { type Browser, type CDPSession, chromium } from '@playwright/test'
import { chromiumOptions } from '../../test/chromium.ts'

/** What emulates a link; a fast one is this machine's own. */
const links = {
  'fast link': null,
  '100 kbit/s': { latency: 300, downloadThroughput: 12_500, uploadThroughput: 12_500 },
} as const

type Link = keyof typeof links

interface Weight {
  /** Everything that travelled until nothing more did, with headers; without what the worker saves afterwards. */
  readonly bytes: number
  readonly scripts: number
  readonly images: number
  readonly firstPaintMs: number
  /** Everything, when a key has been touched after that. */
  readonly touchedBytes: number
}

const quietMs = 1_500
const pollMs = 100

interface Traffic {
  readonly open: Set<string>
  readonly byType: Map<string, number>
  changedAt: number
}

/** Counts what ends; the stream of changes stays open and is not waited for. */
function watch(session: CDPSession): Traffic {
  const traffic: Traffic = { open: new Set(), byType: new Map(), changedAt: Date.now() }
  const types = new Map<string, string>()
  const end = (requestId: string, bytes: number) => {
    const type = types.get(requestId) ?? 'Other'
    traffic.byType.set(type, (traffic.byType.get(type) ?? 0) + bytes)
    traffic.open.delete(requestId)
    traffic.changedAt = Date.now()
  }
  session.on('Network.requestWillBeSent', ({ requestId, type = 'Other' }) => {
    types.set(requestId, type)
    if (type !== 'EventSource') traffic.open.add(requestId)
    traffic.changedAt = Date.now()
  })
  session.on('Network.loadingFinished', (ended) => end(ended.requestId, ended.encodedDataLength))
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0))
  return traffic
}

async function weighOnce(browser: Browser, address: string, link: Link): Promise<Weight> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    locale: 'es',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const limits = links[link]
  if (limits) await session.send('Network.emulateNetworkConditions', { offline: false, ...limits })
  const traffic = watch(session)
  const quiet = async () => {
    while (traffic.open.size > 0 || Date.now() - traffic.changedAt < quietMs)
      await page.waitForTimeout(pollMs)
  }
  const sum = (...types: readonly string[]) =>
    types.reduce((total, type) => total + (traffic.byType.get(type) ?? 0), 0)
  await page.goto(address)
  await quiet()
  const untouched = {
    bytes: sum(...traffic.byType.keys()),
    scripts: sum('Script'),
    images: sum('Image'),
  }
  const firstPaintMs = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  )
  traffic.changedAt = Date.now()
  await page.keyboard.press('Shift')
  await quiet()
  await context.close()
  return { ...untouched, firstPaintMs, touchedBytes: sum(...traffic.byType.keys()) }
}

/** What a phone with two pixels to a point fetches for a page, before and after the first touch, by link; null without a browser. */
export async function weigh(address: string): Promise<readonly (Weight & { link: Link })[] | null> {
  const { executablePath, args } = chromiumOptions
  if (!executablePath) return null
  const browser = await chromium.launch({ executablePath, args })
  try {
    const weights: (Weight & { link: Link })[] = []
    for (const link of Object.keys(links) as Link[])
      weights.push({ link, ...(await weighOnce(browser, address, link)) })
    return weights
  } finally {
    await browser.close()
  }
}
