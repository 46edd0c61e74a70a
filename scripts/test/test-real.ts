import { spawnSync } from 'node:child_process'
import { install, installCommand, missingPackages } from './debian-parts.ts'

const withSystem = '--with-system'
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'real']

function stop(text: string): never {
  console.error(text)
  process.exit(1)
}

if (process.argv.includes(withSystem)) install(missingPackages())
const missing = missingPackages()
if (missing.length > 0)
  stop(`Programs of Debian's are missing. This installs them, as root: ${installCommand(missing)}`)
if (process.getuid?.() !== 0)
  stop('Mail servers start only as root: run this in a container, as root.')

/** The shop before and behind programs of others, as Debian packages them. */
const options = process.argv.slice(2).filter((option) => option !== withSystem)
const { status } = spawnSync(process.execPath, [...vitest, ...options], {
  env: { ...process.env, TEST_REAL_PARTS: 'on' },
  stdio: 'inherit',
})
process.exitCode = status ?? 1
