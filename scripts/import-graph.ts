import fs from 'node:fs'
import path from 'node:path'

const folders = ['kernel', 'platform', 'design', 'shop', 'web', 'server', 'scripts', 'tests']
const source = /\.tsx?$/
const imported = /(?:from|import)\s*\(?\s*['"]((?:#|\.\.?\/)[^'"?]+)/g

/** Every source file of the project, by its path from the root. */
export const sourceFiles = (): string[] =>
  folders
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) =>
      fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/'))),
    )
    .filter((file) => source.test(file))

const resolve = (file: string, target: string): string =>
  target.startsWith('#') ? target.slice(1) : path.posix.join(path.posix.dirname(file), target)

/** The project's own files that a text imports. */
export const importsOf = (file: string, text: string): string[] =>
  [...text.matchAll(imported)].map((match) => resolve(file, match[1] ?? ''))

export type Graph = ReadonlyMap<string, readonly string[]>

export const readGraph = (): Graph =>
  new Map(sourceFiles().map((file) => [file, importsOf(file, fs.readFileSync(file, 'utf8'))]))

/** The given files and everything that imports them, directly or not. */
export function dependents(graph: Graph, changed: Iterable<string>): Set<string> {
  const importers = new Map<string, string[]>()
  for (const [file, targets] of graph)
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file])
  const reached = new Set<string>()
  const open = [...changed]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    open.push(...(importers.get(file) ?? []))
  }
  return reached
}
