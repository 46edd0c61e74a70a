import { spawnSync } from 'node:child_process'
import { readGraph } from '../../import-graph.ts'
import { walled } from '../places.ts'
import { cyclesThrough } from './import-cycles.ts'

const cruiser = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'
const map = ['--config', '.dependency-cruiser.mjs']

/** Checks the imports of the given files; without any those of the whole tree. */
const files = process.argv.slice(2)
const what = files.length > 0 ? ['--max-depth', '1', ...files] : walled
const { status } = spawnSync(process.execPath, [cruiser, ...map, ...what], { stdio: 'inherit' })

const importCycles = cyclesThrough(readGraph(), files)
for (const circle of importCycles) console.log(`circle: ${circle.join(' → ')}`)
process.exitCode = status === 0 && importCycles.length === 0 ? 0 : 1
