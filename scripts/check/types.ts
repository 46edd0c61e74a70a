import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { declarations } from './places.ts'
import { typeErrors } from './type-errors.ts'

const compiler = 'node_modules/typescript-native/bin/tsc'
/** By its declarations the compiler tells whether those who import a changed file must be read again. */
const keep = ['--noEmit', 'false', '--emitDeclarationOnly', '--declaration', '--outDir']

/** Each reads anew what all files share, and another step runs beside: no more of them than half the processors. */
const most = Math.max(1, Math.floor(availableParallelism() / 2))
const readers = ['--checkers', String(Math.min(4, most))]

const given = [compiler, '-p', '.', '--pretty', 'false', ...readers, ...keep, declarations]
const { status, stdout, stderr } = spawnSync(process.execPath, given, { encoding: 'utf8' })
const errors = typeErrors(stdout)
console.log(errors + stderr)
// a compiler that fell over says something else, or nothing
const isToldAll = status === 0 || (stdout !== '' && stderr === '')
process.exitCode = errors === '' && isToldAll ? 0 : 1
