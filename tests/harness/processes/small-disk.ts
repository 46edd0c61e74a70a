import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

export interface SmallDisk {
  readonly folder: string
  /** Somebody else writes until not one byte fits any more. */
  fill(): void
  /** And removes it again. */
  empty(): void
}

/** Only root of a machine of its own may mount. */
export const mayMount =
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  spawnSync('unshare', ['--mount', 'true'], { stdio: 'ignore' }).status === 0

function fill(file: string): void {
  for (const size of [4 * 1024 * 1024, 4_096, 1])
    try {
      for (;;) fs.appendFileSync(file, Buffer.alloc(size, 1))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
}

/** A disk in memory that can be full, which goes with the test. */
export function aSmallDisk(megabytes: number): SmallDisk {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'girasol-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', folder])
    fs.rmdirSync(folder)
  })
  const filler = path.join(folder, 'of-others')
  return {
    folder,
    fill: () => fill(filler),
    empty: () => fs.rmSync(filler),
  }
}
