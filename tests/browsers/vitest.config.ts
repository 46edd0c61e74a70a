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
    // Debian's WebKit ends now and then while it lays out a page that is still arriving: no answer of the shop's
    retry: { count: 2, condition: /page crash or hang/ },
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
