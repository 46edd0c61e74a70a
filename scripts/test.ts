import { spawnSync } from 'node:child_process'
import { staticSteps } from './check/check-steps.ts'
import { freePort } from './free-port.ts'
import { runSteps, type Step } from './steps.ts'
import { exitCodes } from './test/audit-result.ts'

/** Reports what is missing; `--with-system` installs it. */
const browser = ['scripts/bootstrap.mjs', '--chromium', ...process.argv.slice(2)]
const { status } = spawnSync(process.execPath, browser, { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)

const install = 'programs of Debian'

/** What needs programs of the system that only `--with-system` installs: they are fetched while others are tested. */
const isWhole = process.argv.includes('--with-system')
const parts: Step[] = isWhole
  ? [{ name: install, command: ['node', 'scripts/test/install-parts.ts'], waits: true }]
  : []
const withParts: Step[] = isWhole
  ? [
      {
        name: 'beside programs of Debian',
        command: ['node', 'scripts/test/test-real.ts'],
        after: [install],
        alone: true,
      },
      {
        name: 'stories in Firefox and WebKit',
        command: ['node', 'scripts/test/test-browsers.ts'],
        after: [install],
        alone: true,
      },
    ]
  : []

const steps: Step[] = [
  ...parts,
  ...staticSteps,
  {
    name: 'forbidden imports are found',
    command: ['node', 'scripts/check/boundaries/check-boundaries.ts'],
  },
  {
    name: 'known holes in dependencies',
    command: ['node', 'scripts/test/audit-deps.ts'],
    unknownCode: exitCodes.unknown,
  },
  { name: 'dead code', command: ['knip', '--no-progress'] },
  { name: 'titles name rows of the checklist', command: ['node', 'scripts/test/conformance.ts'] },
  { name: 'tests on the embedded database', command: ['vitest', 'run'], alone: true },
  {
    name: 'tests on a Postgres server',
    command: ['node', 'scripts/test/test-postgres.ts'],
    alone: true,
  },
  {
    name: 'stories in a browser',
    command: ['playwright', 'test', '--pass-with-no-tests'],
    environment: { E2E_PORT: process.env.E2E_PORT ?? String(await freePort()) },
    alone: true,
  },
  ...withParts,
]

process.exitCode = (await runSteps(steps)) ? 0 : 1
