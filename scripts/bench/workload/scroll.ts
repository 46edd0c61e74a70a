import type { CDPSession, Locator, Page } from '@playwright/test'

export type Way = (page: Page, box: Locator, devtools: CDPSession) => Promise<void>

interface Frames {
  readonly median: number
  readonly p95: number
  readonly worst: number
  readonly longTasks: number
  readonly maxTaskMs: number
  readonly rows: number
  /** The share of the table that was passed. */
  readonly reached: number
}

interface Watched extends Window {
  watched?: { frames: number[]; long: number[]; rows: number; reached: number }
}

/** Records in the page how long each frame took and how many rows it contained; stops on request. */
export async function watchFrames(page: Page): Promise<() => Promise<Frames>> {
  await page.evaluate(() => {
    const seen: NonNullable<Watched['watched']> = { frames: [], long: [], rows: 0, reached: 0 }
    ;(window as Watched).watched = seen
    const box = document.querySelector('table[role=grid]')?.parentElement
    const look = (before: number) => (now: number) => {
      seen.frames.push(now - before)
      seen.rows = Math.max(seen.rows, document.querySelectorAll('table[role=grid] tbody tr').length)
      const way = (box?.scrollHeight ?? 1) - (box?.clientHeight ?? 0)
      seen.reached = Math.max(seen.reached, (box?.scrollTop ?? 0) / way)
      requestAnimationFrame(look(now))
    }
    requestAnimationFrame((now) => requestAnimationFrame(look(now)))
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.long.push(duration)
    }).observe({ type: 'longtask' })
  })
  return async () => {
    const seen = await page.evaluate(() => (window as Watched).watched)
    if (!seen) throw new Error('the page was left')
    const sorted = seen.frames.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
    const maxTaskMs = Math.max(0, ...seen.long)
    const { rows, reached } = seen
    return {
      median: at(0.5),
      p95: at(0.95),
      worst: at(1),
      longTasks: seen.long.length,
      maxTaskMs,
      rows,
      reached,
    }
  }
}

async function placeOf(box: Locator) {
  const place = await box.boundingBox()
  if (!place) throw new Error('there is no table')
  return place
}

const wayOf = (box: Locator) => box.evaluate((element) => element.scrollHeight)

/** As a hand turns it: a turn a frame, until the end. */
export const wheelThrough: Way = async (page, box) => {
  const { x, y, width, height } = await placeOf(box)
  await page.mouse.move(x + width / 2, y + height / 2)
  const turn = 1_200
  for (let way = await wayOf(box); way > 0; way -= turn) await page.mouse.wheel(0, turn)
}

/** By the bar at its side, from the top to the bottom in so many steps. */
export const dragThrough: Way = async (page, box) => {
  const { x, y, width, height } = await placeOf(box)
  const steps = 250
  await page.mouse.move(x + width - 6, y + 20)
  await page.mouse.down()
  await page.mouse.move(x + width - 6, y + height, { steps })
  await page.mouse.up()
}

/** With repeated touch drags; a gesture synthesised by the browser moves nothing here. */
export const touchThrough: Way = async (_, box, devtools) => {
  const { x, y, width, height } = await placeOf(box)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: x + width / 2, y: y + height * at }],
    })
  for (let drawn = 0; drawn < 30; drawn += 1) {
    await touch('touchStart', 0.8)
    for (let at = 0.8; at > 0.2; at -= 0.04) await touch('touchMove', at)
    await touch('touchEnd')
  }
}
