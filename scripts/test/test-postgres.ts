import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { withPostgres } from './with-postgres.ts'

const vitest = 'node_modules/vitest/vitest.mjs'
const projects = ['database', 'pages', 'postgres'].flatMap((name) => ['--project', name])

/** The tests that run on the embedded database run on a server too, and those that need a server. */
process.exitCode = await withPostgres(async (url) => {
  const child = spawn(process.execPath, [vitest, 'run', ...projects, ...process.argv.slice(2)], {
    env: { ...process.env, TEST_DATABASE_URL: url },
    stdio: 'inherit',
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
})
