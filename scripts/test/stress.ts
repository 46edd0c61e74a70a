import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { sourceFiles } from '../import-graph.ts'

/** Every test whose rounds are counted by the harness: here it runs many rounds, everywhere else a few. */
const requested = process.argv.slice(2)
const files = sourceFiles().filter(
  (file) =>
    file.endsWith('.test.ts') &&
    fs.readFileSync(file, 'utf8').includes('harness/stress.ts') &&
    (requested.length === 0 || requested.some((part) => file.includes(part))),
)
const projects = ['database', 'pages', 'floods'].flatMap((name) => ['--project', name])
const elsewhere = ['--passWithNoTests', ...files]

/** On the embedded database, then on a server; each prints its figures. */
const runs = [
  ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...elsewhere],
  ['scripts/test/test-postgres.ts', ...elsewhere],
]
for (const run of runs) {
  const env = { ...process.env, STRESS: 'on' }
  const { status } = spawnSync(process.execPath, run, { env, stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
