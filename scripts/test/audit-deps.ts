import { spawnSync } from 'node:child_process'
import { auditResult } from './audit-result.ts'

/** Known holes in dependencies fail from "high" on; where nobody answers, that is all it says. */
const { stdout } = spawnSync('npm', ['audit', '--json'], {
  encoding: 'utf8',
  timeout: 60_000,
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
})
const { isKnown, holes } = auditResult(stdout ?? '')
if (!isKnown)
  console.log('audit:deps could not look: the registry did not answer. Nothing is known.')
for (const hole of holes) console.error(hole)
if (isKnown && holes.length === 0) console.log('no known holes of level "high" or above')
process.exitCode = holes.length > 0 ? 1 : 0
