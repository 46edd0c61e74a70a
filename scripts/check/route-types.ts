import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { withoutModules } from './route-types.rules.ts'

const madeFrom = ['web/routes.ts', 'react-router.config.ts', 'package-lock.json']
const stamp = '.react-router/.stamp'
const register = '.react-router/types/+routes.ts'
const program = 'node_modules/@react-router/dev/bin.cjs'

const hash = createHash('sha256')
for (const file of madeFrom) hash.update(fs.readFileSync(file))
const requested = hash.digest('hex')

if (!fs.existsSync(stamp) || fs.readFileSync(stamp, 'utf8') !== requested) {
  const { status } = spawnSync(process.execPath, [program, 'typegen'], { stdio: 'inherit' })
  process.exitCode = status ?? 1
  if (status === 0) fs.writeFileSync(stamp, requested)
}
if (fs.existsSync(register))
  fs.writeFileSync(register, withoutModules(fs.readFileSync(register, 'utf8')))
