import fs from 'node:fs'
import { sourceFiles } from '../../scripts/import-graph.ts'

const isTest = /\.(test|spec)\.tsx?$/

export interface Source {
  readonly file: string
  readonly text: string
}

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:])\/\/.*$/gm, '$1')

/** The code under some folders, without its tests and comments. */
export const sourcesBelow = (...folders: readonly string[]): Source[] =>
  sourceFiles()
    .filter((file) => !isTest.test(file) && folders.some((folder) => file.startsWith(`${folder}/`)))
    .map((file) => ({ file, text: withoutComments(fs.readFileSync(file, 'utf8')) }))

/** Where a pattern occurs: `file: what was found`. */
export const occurrences = (sources: readonly Source[], pattern: RegExp): string[] =>
  sources.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([found]) => `${file}: ${found}`),
  )
