import fs from 'node:fs'
import { dependents, type Graph } from '../../import-graph.ts'

const ofAllTests = /^(package(-lock)?|vitest\.config|vite\.config|tsconfig)\b/
const readsFiles = (file: string) =>
  /\bnode:(fs|child_process)\b/.test(fs.readFileSync(file, 'utf8'))

/**
 * The tests of rules whose outcome these changes may alter: their dependents, and tests that read files of the tree
 * by itself. Null where all of them are to run.
 */
export function rulesToRun(graph: Graph, changed: readonly string[]): string[] | null {
  if (changed.length === 0 || changed.some((file) => ofAllTests.test(file))) return null
  const importing = dependents(graph, changed)
  const reading = dependents(graph, [...graph.keys()].filter(readsFiles))
  return [...graph.keys()].filter((file) => importing.has(file) || reading.has(file))
}
