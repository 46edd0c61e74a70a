/**
 * New objects lie in 2 × 16 MB, not in 2 × 64 MB: less memory for the same processor time. The embedded database is optimized
 * by one thread: each takes up to 40 MB. What was compiled of it at first is not thrown away: compile-postgres.mjs relies on it.
 */
const options = [
  '--max-semi-space-size=16',
  '--wasm-num-compilation-tasks=1',
  '--no-flush-liftoff-code',
]

/**
 * Starts this program again in its place, under the same number, with what has to be known before the first line: the
 * engine's options, and for the C library one heap of all threads, out of which the pages stay that are kept for a minute: a block in
 * the midst of the heap is never given back.
 * What the operator gave is kept.
 */
export function startWithLittleMemory() {
  const { env } = process
  const present = `${process.execArgv.join(' ')} ${env.NODE_OPTIONS ?? ''}`
  const missing = options.filter((option) => !present.includes(option.replace(/=.*/, '')))
  const cannot = process.platform !== 'linux' || process.execve === undefined
  if (cannot || missing.length === 0 || env.NODE_CHANNEL_FD !== undefined) return
  const memory = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '32768' }
  const again = [process.execPath, ...missing, ...process.execArgv, ...process.argv.slice(1)]
  process.execve(process.execPath, again, { ...memory, ...env })
}
