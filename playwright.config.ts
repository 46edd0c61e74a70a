import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import LZString from 'lz-string'

const port = Number(process.env.E2E_PORT ?? 4173)
const browsers = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const dataDir = path.join(os.tmpdir(), `girasol-e2e-${port}`)

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
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: [['list']],
  timeout: 30_000,
  use: {
    storageState: settled,
    baseURL: `http://localhost:${port}`,
    locale: 'es-ES',
    viewport: { width: 1366, height: 768 },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: browsers.find((file) => file && fs.existsSync(file)),
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node server/main.ts',
    url: `http://localhost:${port}/healthz`,
    reuseExistingServer: false,
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      MIGRATION_DATABASE_URL: '',
      LOG_LEVEL: 'warn',
    },
  },
})
