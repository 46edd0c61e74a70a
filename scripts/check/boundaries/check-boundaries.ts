import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { walled } from '../places.ts'
import { type Attack, attacks } from './boundary-violations.ts'

const settings = ['.dependency-cruiser.mjs', 'package.json', 'tsconfig.json']
const cruiser = path.resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')

interface Violation {
  readonly from: string
  readonly rule: { readonly name: string }
}

/** The tree itself is never touched. */
function copyOfTree(): string {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'girasol-walls-'))
  for (const name of [...walled, ...settings])
    fs.cpSync(name, path.join(copy, name), { recursive: true })
  fs.symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'), 'junction')
  return copy
}

function violationsIn(folder: string): readonly Violation[] {
  const input = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...walled]
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const
  const { stdout, stderr } = spawnSync(process.execPath, [cruiser, ...input], options)
  if (!stdout) throw new Error(stderr)
  return (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations
}

const quick = path.resolve('scripts/check/boundaries/boundaries.ts')

/** The output of `npm run check` for the given files only, line by line. */
function reportOnChanged(folder: string, files: readonly string[]): readonly string[] {
  const options = { cwd: folder, encoding: 'utf8' } as const
  return spawnSync(process.execPath, [quick, ...files], options).stdout.split('\n')
}

function write(folder: string, file: string, text: string): void {
  const target = path.join(folder, file)
  if (fs.existsSync(target)) throw new Error(`${file} exists; an attack writes new files only`)
  fs.mkdirSync(path.dirname(target), { recursive: true })
  fs.writeFileSync(target, text)
}

const copy = copyOfTree()
try {
  for (const { files } of attacks)
    for (const [file, text] of Object.entries(files)) write(copy, file, text)
  const found = new Set(violationsIn(copy).map(({ from, rule }) => `${rule.name} ${from}`))
  const message = reportOnChanged(
    copy,
    attacks.map(({ from }) => from),
  )
  const isReported = ({ rule, from }: Attack) =>
    message.some(
      (line) => line.includes(from) && (line.includes(rule) || line.startsWith('circle: ')),
    )
  const missed = attacks.filter((one) => !found.has(`${one.rule} ${one.from}`) || !isReported(one))
  for (const { rule, from, files } of missed)
    console.log(`${rule} did not catch ${from}:\n${files[from]}`)
  console.log(`${attacks.length - missed.length} of ${attacks.length} attacks were caught, twice`)
  process.exitCode = missed.length === 0 ? 0 : 1
} finally {
  fs.rmSync(copy, { recursive: true, force: true })
}
