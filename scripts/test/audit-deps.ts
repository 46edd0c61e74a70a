import { spawnSync } from 'node:child_process'
import { auditResult, exitCodes } from './audit-result.ts'

/** Known holes in dependencies fail from "high" on; where no registry answers, that is a result of its own. */
const { stdout } = spawnSync('npm', ['audit', '--json'], {
  encoding: 'utf8',
  timeout: 60_000,
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
})
const { isKnown, reason, holes } = auditResult(stdout ?? '')
if (!isKnown) {
  const answer = reason === '' ? 'it did not answer' : `it answered: ${reason}`
  console.error(`audit:deps COULD NOT LOOK: the registry gave no report (${answer}).`)
  console.error(
    'Whether dependencies have known holes is not known. Run it where the registry can be asked.',
  )
}
for (const hole of holes) console.error(hole)
if (isKnown && holes.length === 0) console.log('no known holes of level "high" or above')
process.exitCode = isKnown ? exitCodes[holes.length > 0 ? 'found' : 'none'] : exitCodes.unknown
