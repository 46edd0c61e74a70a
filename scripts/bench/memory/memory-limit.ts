import fs from 'node:fs'
import path from 'node:path'

/** Processes that together may take only so much memory: the kernel kills what takes more. */
export interface MemoryLimit {
  /** Where a process writes its number to belong to it. */
  readonly processes: string
  /** How many of them the kernel killed. */
  killed(): number
  remove(): void
}

/** The two versions of the kernel's control groups. */
const versions = [
  {
    root: '/sys/fs/cgroup/memory',
    limits: ['memory.limit_in_bytes', 'memory.memsw.limit_in_bytes'],
    events: 'memory.oom_control',
  },
  { root: '/sys/fs/cgroup', limits: ['memory.max'], events: 'memory.events' },
] as const

const isHere = ({ root, limits }: (typeof versions)[number], folder: string): boolean => {
  try {
    fs.mkdirSync(path.join(root, folder))
    return fs.existsSync(path.join(root, folder, limits[0]))
  } catch {
    return false
  }
}

/** A limit of the kernel's; null where nobody may set one. */
export function memoryLimit(megabytes: number): MemoryLimit | null {
  const name = `girasol-${process.pid}`
  const version = versions.find((one) => isHere(one, name))
  if (!version) return null
  const folder = path.join(version.root, name)
  for (const limit of version.limits) {
    const file = path.join(folder, limit)
    // a kernel without swapping has no second limit
    if (fs.existsSync(file)) fs.writeFileSync(file, String(megabytes * 1024 * 1024))
  }
  return {
    processes: path.join(folder, 'cgroup.procs'),
    killed() {
      const events = fs.readFileSync(path.join(folder, version.events), 'utf8')
      return Number(/^oom_kill (\d+)/m.exec(events)?.[1] ?? 0)
    },
    remove: () => fs.rmdirSync(folder),
  }
}
