import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { browserPrograms, missingPackages } from './browser-programs.ts'
import { install, installCommand } from './debian-parts.ts'

/** Stories in Firefox and in WebKit: `-- --with-system` installs what is missing (Debian, as root), other words choose a file. */
const requested = process.argv.slice(2)
if (requested.includes('--with-system')) install(missingPackages())
const missing = missingPackages()
if (missing.length > 0) {
  console.error(`Browsers are missing. This installs them, as root: ${installCommand(missing)}`)
  process.exit(1)
}

/** A screen that nobody sees: WebKit has no mode without one. */
async function openScreen() {
  const size = ['-screen', '0', '1366x900x24']
  const screen = spawn(browserPrograms().screen ?? 'Xvfb', ['-displayfd', '1', ...size], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = (await once(screen.stdout, 'data')) as [Buffer]
  return { display: `:${String(number).trim()}`, close: () => screen.kill() }
}

const screen = await openScreen()
const files = requested.filter((word) => !word.startsWith('--'))
const vitest = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--config',
  'tests/browsers/vitest.config.ts',
]
const child = spawn(process.execPath, [...vitest, ...files], {
  env: { ...process.env, DISPLAY: screen.display },
  stdio: 'inherit',
})
const [code] = (await once(child, 'exit')) as [number | null]
screen.close()
process.exitCode = code ?? 1
