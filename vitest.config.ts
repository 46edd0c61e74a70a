import { defineConfig } from 'vitest/config'

const onDatabase = {
  environment: 'node',
  pool: 'forks',
  isolate: false,
  globalSetup: 'tests/harness/prepare-database.ts',
  testTimeout: 20_000,
  hookTimeout: 60_000,
} as const

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'rules',
          environment: 'node',
          isolate: false,
          include: [
            'kernel/**/*.test.ts',
            'platform/**/*.test.ts',
            'design/**/*.test.ts',
            'scripts/**/*.test.ts',
            'web/*.test.ts',
            'shop/**/*.{rules,input,messages}.test.ts',
          ],
        },
      },
      {
        test: {
          ...onDatabase,
          name: 'database',
          include: ['shop/**/*.{service,policies}.test.ts', 'tests/architecture/**/*.test.ts'],
        },
      },
      {
        test: {
          ...onDatabase,
          name: 'pages',
          include: ['web/{routes,sections}/**/*.test.ts', 'server/**/*.test.ts'],
        },
      },
    ],
  },
})
