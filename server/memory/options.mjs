/**
 * New objects lie in 2 × 16 MB, not in 2 × 64 MB: less memory for the same processor time. The embedded database is optimized
 * by one thread: each takes up to 40 MB.
 */
const options = ['--max-semi-space-size=16', '--wasm-num-compilation-tasks=1']

/**
 * Starts this program again in its place, under the same number, with what has to be known before the first line: the
 * engine's options, and one heap of the C library for all threads. What the operator gave is kept.
 */
export function startWithLittleMemory() {
  const { env } = process
  const present = `${process.execArgv.join(' ')} ${env.NODE_OPTIONS ?? ''}`
  const missing = options.filter((option) => !present.includes(option.replace(/=.*/, '')))
  const cannot = process.platform !== 'linux' || process.execve === undefined
  if (cannot || missing.length === 0 || env.NODE_CHANNEL_FD !== undefined) return
  const again = [process.execPath, ...missing, ...process.execArgv, ...process.argv.slice(1)]
  process.execve(process.execPath, again, { MALLOC_ARENA_MAX: '1', ...env })
}
