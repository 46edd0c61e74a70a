/** Runs at once and then at most once per interval; the last call is never lost. */
export function throttle(work: () => void, everyMs: number): { (): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRequested = false
  const run = () => {
    isRequested = false
    work()
    timer = setTimeout(() => {
      timer = undefined
      if (isRequested) run()
    }, everyMs)
  }
  const call = () => {
    if (timer === undefined) run()
    else isRequested = true
  }
  return Object.assign(call, { stop: () => clearTimeout(timer) })
}
