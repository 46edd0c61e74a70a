import { defineConfig } from 'vitest/config'
import { SlowFirst } from './tests/harness/slow-first.ts'

const onPostgresOnly = '**/*.postgres.test.ts'
const ofProcesses = 'server/**/*.process.test.ts'
const takingLong = '{server,shop}/**/*.long.test.ts'
const pagesOfTheHouse = 'tests/architecture/admin-routes-are-guarded.test.ts'
const databaseOfTheHouse = [
  'tests/architecture/{policies-are-forced,schema-is-dumped}.test.ts',
  'platform/database/{transaction,reads/{request-reads,stored-among-requests}}.test.ts',
]

/** What was built is run as it was built: to transform it anew took every worker four seconds. */
const asItIs: RegExp[] = [/\/build\/server\//]

/** They open a shop of their own in memory, or ask no database: on a server they would prove the same a second time. */
const withoutServer = [
  'server/{browser-code,client-address,statements}.test.ts',
  'server/{bodies,metrics,middleware,urls}/{paced-body,trim-files,registry,compression,concurrency-limit,request-id,same-origin,canonical-path}.test.ts',
  'server/page-cache/{compressed-prefix,response-cache}.test.ts',
  'server/http/{a-new-provider,health}.test.ts',
  'shop/accounts/{second-factor/totp,sign-up/common-passwords}.service.test.ts',
  'shop/catalogue/files/xlsx.service.test.ts',
  'tests/stress/{full-disk,power-cuts}.test.ts',
  'web/admin/frame/{every-form,every-permission}.test.ts',
]
const notOnServer = process.env.TEST_DATABASE_URL ? withoutServer : []

const common = {
  environment: 'node',
  isolate: false,
  server: { deps: { external: asItIs } },
  setupFiles: 'tests/harness/no-console-errors.ts',
  // a busy machine; what never comes fails all the same
  expect: { poll: { timeout: 15_000 } },
} as const

const onDatabase = {
  ...common,
  // the built application renders as it does for visitors
  env: { NODE_ENV: 'production' },
  pool: 'forks',
  globalSetup: 'tests/harness/database/prepare-database.ts',
  testTimeout: 60_000,
  hookTimeout: 60_000,
} as const

const rules = {
  ...common,
  name: 'rules',
  // thousands of random cases on a busy machine
  testTimeout: 60_000,
  include: [
    'kernel/**/*.test.ts',
    'design/**/*.test.ts',
    'scripts/**/*.test.ts',
    'web/**/*.rules.test.ts',
    'tests/{architecture,harness}/**/*.test.ts',
    'shop/**/*.{rules,input,messages}.test.ts',
  ],
  exclude: [pagesOfTheHouse, ...databaseOfTheHouse],
}

/** Processes, folders and start-up: slower, and each test makes what it needs. */
const machinery = {
  ...common,
  name: 'machinery',
  pool: 'forks' as const,
  testTimeout: 60_000,
  include: ['platform/**/*.test.ts', ofProcesses],
  exclude: [onPostgresOnly, ...databaseOfTheHouse],
}

const database = {
  ...onDatabase,
  name: 'database',
  include: ['shop/**/*.{service,policies}.test.ts', ...databaseOfTheHouse],
  exclude: notOnServer,
}

const pages = {
  ...onDatabase,
  name: 'pages',
  include: ['web/**/*.test.ts', '{server,tests/stress}/**/*.test.ts', pagesOfTheHouse],
  exclude: [onPostgresOnly, ofProcesses, takingLong, 'web/**/*.rules.test.ts', ...notOnServer],
}

/** Floods and thousands of mistakes. */
const floods = { ...onDatabase, name: 'floods', testTimeout: 300_000, include: [takingLong] }

/** What only a Postgres server can prove: `npm run test:postgres` starts one. */
const postgres = { ...onDatabase, name: 'postgres', include: [onPostgresOnly] }

/** Programs of others, as Debian packages them: `npm run test:real` looks whether they are there. */
const real = {
  ...common,
  name: 'real',
  pool: 'forks' as const,
  env: { NODE_ENV: 'production' },
  testTimeout: 300_000,
  hookTimeout: 300_000,
  include: ['tests/real/**/*.real.test.ts'],
}

/** What `npm run check` runs on a database, in one kind and for as long as it has time. */
const inTime = { runner: './scripts/check/touched/budget-runner.ts' }
const touched = {
  ...onDatabase,
  ...inTime,
  name: 'touched',
  include: [...database.include, ...pages.include],
  exclude: pages.exclude,
}

const all = [rules, machinery, database, pages, floods]
const projects = process.env.RUN_BY_CHECK
  ? [rules, { ...machinery, ...inTime }, touched, floods]
  : all

const onServer = process.env.TEST_DATABASE_URL ? [postgres] : []
const withParts = process.env.TEST_REAL_PARTS ? [real] : []

export default defineConfig({
  test: {
    // beside a server each waits for it half of the time
    maxWorkers: process.env.TEST_DATABASE_URL ? 3 : 2,
    sequence: { sequencer: SlowFirst },
    projects: [...projects, ...onServer, ...withParts].map((test) => ({
      // as the build writes it: React for production knows no other
      oxc: { jsx: { runtime: 'automatic' as const, development: false } },
      test,
    })),
  },
})
