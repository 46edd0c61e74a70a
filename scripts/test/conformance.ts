import fs from 'node:fs'
import { sourceFiles } from '../import-graph.ts'
import { idsIn, rowsOf, titlesIn } from './checklist.ts'

const rows = rowsOf(fs.readFileSync('docs/checklist.md', 'utf8'))
const known = new Set(rows.map(({ id }) => id))
const proven = new Set<string>()
const unknown: string[] = []

for (const file of sourceFiles().filter((name) => /\.(test|spec)\.tsx?$/.test(name)))
  for (const title of titlesIn(file, fs.readFileSync(file, 'utf8')))
    for (const id of file.startsWith('scripts/') ? [] : idsIn(title))
      if (known.has(id)) proven.add(id)
      else unknown.push(`${id} in ${file}: ${title}`)

const isSettled = (row: (typeof rows)[number]) => row.notBuilt || proven.has(row.id)

for (const [group, ofGroup] of Map.groupBy(rows, (row) => row.group)) {
  const open = ofGroup.filter((row) => !isSettled(row))
  console.log(`\n${group}\n${ofGroup.length - open.length} of ${ofGroup.length} rows are settled`)
  for (const { id, statement } of open) console.log(`  ${id}  ${statement}`)
}

const open = rows.filter((row) => !isSettled(row)).length
const dropped = rows.filter((row) => row.notBuilt).length
console.log(
  `\n${proven.size} rows proven, ${dropped} not built by decision, ${open} without proof, of ${rows.length}`,
)
if (unknown.length > 0) {
  console.log(`\nThese titles name rows that do not exist:\n${unknown.join('\n')}`)
  process.exitCode = 1
}
