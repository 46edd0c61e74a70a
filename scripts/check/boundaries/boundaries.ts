import { spawnSync } from 'node:child_process'
import { readGraph } from '../../import-graph.ts'
import { walled } from '../places.ts'
import { circlesThrough } from './import-cycles.ts'

const cruiser = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'
const map = ['--config', '.dependency-cruiser.mjs']

/** Given files are judged by what they import themselves; without any the whole tree is. */
const files = process.argv.slice(2)
const what = files.length > 0 ? ['--max-depth', '1', ...files] : walled
const { status } = spawnSync(process.execPath, [cruiser, ...map, ...what], { stdio: 'inherit' })

const circles = circlesThrough(readGraph(), files)
for (const circle of circles) console.log(`circle: ${circle.join(' → ')}`)
process.exitCode = status === 0 && circles.length === 0 ? 0 : 1
