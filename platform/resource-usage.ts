import fs from 'node:fs/promises'
import v8 from 'node:v8'

export interface Use {
  readonly used: number
  readonly total: number
}

/** The JavaScript heap of this process, used and limit, in bytes. */
export function memoryUse(): Use {
  const { used_heap_size, heap_size_limit } = v8.getHeapStatistics()
  return { used: used_heap_size, total: heap_size_limit }
}

/** The disk on which a folder lies, in bytes. */
export async function diskUse(folder: string): Promise<Use> {
  const { bsize, blocks, bavail } = await fs.statfs(folder)
  return { used: (blocks - bavail) * bsize, total: blocks * bsize }
}

export const percentOf = ({ used, total }: Use): number =>
  total > 0 ? Math.round((used / total) * 1000) / 10 : 0
