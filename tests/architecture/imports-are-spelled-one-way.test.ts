import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { cyclesThrough } from '../../scripts/check/boundaries/import-cycles.ts'
import { readGraph } from '../../scripts/import-graph.ts'

const graph = readGraph()
const written = /(?:from|import)\s*\(?\s*['"]((?:\.\.?|#shop)\/[^'"]+)/g
const domainOf = (file: string) => /^shop\/([^/]+)\//.exec(file)?.[1]

test('one domain names another by #shop and itself by a relative path', () => {
  const invalid = [...graph.keys()].filter(domainOf).flatMap((file) =>
    [...fs.readFileSync(file, 'utf8').matchAll(written)]
      .map(([, spelling = '']) => spelling)
      .filter((spelling) => {
        const isNamed = spelling.startsWith('#')
        const target = isNamed
          ? spelling.slice(1)
          : path.posix.join(path.posix.dirname(file), spelling)
        const other = domainOf(target)
        return other !== undefined && (other === domainOf(file)) === isNamed
      })
      .map((spelling) => `${file}: ${spelling}`),
  )
  expect(invalid).toEqual([])
})

test('no file imports itself by way of others', () => {
  expect(cyclesThrough(graph, [...graph.keys()])).toEqual([])
})
