import { defineConfig } from 'vitest/config'

/** Two browsers at a time: each of them takes a core. */
export default defineConfig({
  test: {
    root: '.',
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    isolate: false,
    // the application renders as it does for visitors
    env: { NODE_ENV: 'production' },
    include: ['tests/browsers/**/*.browser.ts'],
    setupFiles: 'tests/harness/no-console-errors.ts',
    server: { deps: { external: [/\/build\/server\//] } },
    // as the stories in Chromium; Debian's WebKit also ends now and then while it lays out a page that is still arriving
    retry: process.env.CI ? 2 : { count: 2, condition: /page crash or hang/ },
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
