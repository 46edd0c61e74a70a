import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { tarPieces } from './tar-pieces.ts'

test('a folder comes out of its archive as it was, with long names and empty files', async () => {
  const place = fs.mkdtempSync(path.join(os.tmpdir(), 'girasol-tar-'))
  onTestFinished(() => fs.rmSync(place, { recursive: true, force: true }))
  const folder = path.join(place, 'girasol-copy')
  const long = path.join('files', 'a'.repeat(60), `${'b'.repeat(60)}.webp`)
  const files = {
    'manifest.json': '{}',
    [path.join('tables', 'x.gz')]: 'á'.repeat(2_000),
    [long]: '',
  }
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), text)
  }
  const pieces: Buffer[] = []
  for await (const piece of tarPieces(folder)) pieces.push(piece)
  fs.writeFileSync(path.join(place, 'copy.tar'), Buffer.concat(pieces))
  const out = path.join(place, 'out')
  fs.mkdirSync(out)
  execFileSync('tar', ['-xf', '../copy.tar'], { cwd: out })
  for (const [name, text] of Object.entries(files))
    expect(fs.readFileSync(path.join(out, 'girasol-copy', name), 'utf8')).toBe(text)
})
