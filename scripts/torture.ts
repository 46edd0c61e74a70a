import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { sourceFiles } from './import-graph.ts'
import { withPostgres } from './with-postgres.ts'

/** Every test whose rounds are counted by the harness: here it does many, everywhere else a few. */
const files = sourceFiles().filter(
  (file) =>
    file.endsWith('.test.ts') && fs.readFileSync(file, 'utf8').includes('harness/torture.ts'),
)
const projects = ['database', 'pages', 'postgres'].flatMap((name) => ['--project', name])

process.exitCode = await withPostgres(async (url) => {
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...files],
    { env: { ...process.env, TEST_DATABASE_URL: url, TORTURE: 'on' }, stdio: 'inherit' },
  )
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
})
