import { createElement, lazy, Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { renderPage } from './render-page.ts'

const inPage = (part: React.ReactNode) =>
  createElement('html', null, createElement('body', null, createElement(Suspense, null, part)))

test('what is there is drawn at once, and a part whose module is not there yet is waited for', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const drawn = '<html><head></head><body><!--$--><p>sol</p><!--/$--></body></html>'
  expect(await renderPage(inPage(createElement('p', null, 'sol')))).toBe(drawn)
  expect(timers).not.toHaveBeenCalled()
  const Late = lazy(async () => ({ default: () => createElement('p', null, 'sol') }))
  expect(await renderPage(inPage(createElement(Late)))).toBe(drawn)
})

test('the timer that would give a page up ends with the page, which it would hold otherwise', async () => {
  const started = vi.spyOn(globalThis, 'setTimeout')
  const ended = vi.spyOn(globalThis, 'clearTimeout')
  const Late = lazy(async () => ({ default: () => null }))
  await renderPage(inPage(createElement(Late)))
  const timers = started.mock.results
    .map(({ value }) => value as NodeJS.Timeout)
    .filter((_, at) => started.mock.calls[at]?.[1] === 10_000)
  expect(timers).toHaveLength(1)
  expect(ended.mock.calls.map(([timer]) => timer)).toContain(timers[0])
})
