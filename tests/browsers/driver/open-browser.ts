import { onTestFinished } from 'vitest'
import { browserPrograms } from '../../../scripts/test/browser-programs.ts'
import { Browser } from './browser.ts'
import { openFirefox } from './firefox.ts'
import { openWebKit } from './webkit.ts'
import type { Options } from './wire.ts'

const engines = ['Firefox', 'WebKit'] as const
export type Engine = (typeof engines)[number]

/** Each engine with and without scripts. */
export const everyBrowser = engines.flatMap((engine) =>
  [true, false].map((hasScripts) => ({
    engine,
    hasScripts,
    how: hasScripts ? 'with scripts' : 'without scripts',
  })),
)

/** A browser of its own, which goes with the test; it has decided about cookies and seen the offer. */
export async function aBrowserOf(engine: Engine, options: Partial<Options> = {}): Promise<Browser> {
  const { firefox = '', webKitDriver = '', webKit = '' } = browserPrograms()
  const chosen = { hasScripts: true, language: 'es', ...options }
  const wire =
    engine === 'Firefox'
      ? await openFirefox(firefox, chosen)
      : await openWebKit({ driver: webKitDriver, browser: webKit }, chosen)
  const browser = new Browser(wire)
  onTestFinished(() => browser.close())
  return browser
}
