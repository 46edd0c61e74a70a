import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import LZString from 'lz-string'
import { chromiumOptions } from './scripts/test/chromium.ts'

const port = Number(process.env.E2E_PORT ?? 4173)
const dataDir = path.join(os.tmpdir(), `girasol-e2e-${port}`)
const isWorker = process.env.TEST_WORKER_INDEX !== undefined
if (!isWorker) fs.rmSync(dataDir, { recursive: true, force: true })

/** Stories begin with somebody who declined cookies and saw the offer, unless they are about those. */
const settled = {
  cookies: [],
  origins: [
    {
      origin: `http://localhost:${port}`,
      localStorage: [
        {
          name: 'user-cookie-consent',
          value: LZString.compressToUTF16('{"necessary":true,"performance":false}'),
        },
        { name: 'discountPopupShownAt', value: new Date().toISOString() },
      ],
    },
  ],
}

export default defineConfig({
  testDir: 'tests/e2e',
  // a story that opens a shop of its own takes the built one as it is, not six megabytes read anew
  build: { external: ['**/build/server/**'] },
  fullyParallel: true,
  // on two processors: a story waits a third of its time, for its page or for a pause that it is about
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // a busy machine is no broken shop; whatever needed a second try is named as flaky
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  // generous: a busy machine must not look like a broken shop
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    storageState: settled,
    // only the stories about it let a page be kept
    serviceWorkers: 'block',
    baseURL: `http://localhost:${port}`,
    locale: 'es-ES',
    // a page that still moves is clicked beside; who tells of motion asks for it
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1366, height: 768 },
    // recording every story costs a sixth of the processor
    trace: 'on-first-retry',
    launchOptions: chromiumOptions,
  },
  webServer: {
    command: 'node scripts/test/e2e-server.ts',
    url: `http://localhost:${port}/healthz`,
    reuseExistingServer: false,
    env: {
      PORT: String(port),
      // the browsers come through a proxy, so that a story can play several buyers
      TRUSTED_PROXIES: '127.0.0.1,::1',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      MIGRATION_DATABASE_URL: '',
      LOG_LEVEL: 'warn',
    },
  },
})
