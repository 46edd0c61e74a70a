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

/** The project's own files that a source text imports. */
export const importsOf = (file: string, text: string): string[] =>
  [...text.matchAll(imported)].map((match) => resolve(file, match[1] ?? ''))

export type Graph = ReadonlyMap<string, readonly string[]>

export const readGraph = (): Graph =>
  new Map(sourceFiles().map((file) => [file, importsOf(file, fs.readFileSync(file, 'utf8'))]))

/** A file and everything that it imports, directly or not. */
export function filesBehind(file: string): string[] {
  const reached = new Set([file])
  for (const one of reached)
    if (source.test(one) && fs.existsSync(one))
      for (const target of importsOf(one, fs.readFileSync(one, 'utf8'))) reached.add(target)
  return [...reached].filter((one) => fs.existsSync(one)).sort()
}

/** The given files and everything that imports them, each with how many imports lie between. */
export function dependents(graph: Graph, changed: Iterable<string>): Map<string, number> {
  const importers = new Map<string, string[]>()
  for (const [file, targets] of graph)
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file])
  const reached = new Map<string, number>()
  let front = [...changed]
  for (let distance = 0; front.length > 0; distance++) {
    const fresh = [...new Set(front)].filter((file) => !reached.has(file))
    for (const file of fresh) reached.set(file, distance)
    front = fresh.flatMap((file) => importers.get(file) ?? [])
  }
  return reached
}
