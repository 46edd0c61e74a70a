import fs from 'node:fs'
import { sourceFiles } from '../import-graph.ts'
import { exceeded, measure, type Sizes } from './sizes.ts'

const limits = JSON.parse(fs.readFileSync('scripts/check/sizes.json', 'utf8')) as Sizes
const sources = sourceFiles().map((file) => ({ file, text: fs.readFileSync(file, 'utf8') }))
const { sizes, largest } = measure(sources)
const tooMuch = exceeded(sizes, limits)

for (const name of Object.keys(limits) as (keyof Sizes)[])
  console.log(`${name.padEnd(12)} ${sizes[name]} of ${limits[name]}`)
console.log(`longest: ${largest.map(({ file, lines }) => `${file} (${lines})`).join(', ')}`)
if (tooMuch.length > 0) {
  console.log(`Above the limit: ${tooMuch.join(', ')}. Split what grew; the limits only go down.`)
  process.exitCode = 1
}
