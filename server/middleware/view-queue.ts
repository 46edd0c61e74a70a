/** How many views may run and wait in a process. */
export interface ViewLimits {
  readonly running: number
  readonly runningOfOne: number
  readonly waiting: number
  readonly waitingOfOne: number
  /** While no other address waits. */
  readonly waitingAlone: number
}

export type Entry =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'too_many' | 'crowded' | 'left' }

type Start = () => void

/** Those that wait, by address; the address whose turn was longest ago is the first. */
function createWaiting() {
  const queues = new Map<string, Start[]>()
  let total = 0
  const remove = (address: string, at: number) => {
    const queue = queues.get(address) ?? []
    const [removed] = queue.splice(at, 1)
    if (removed) total -= 1
    queues.delete(address)
    return { removed, queue }
  }
  return {
    total: () => total,
    of: (address: string) => queues.get(address)?.length ?? 0,
    addresses: () => queues.keys(),
    isAlone: (address: string) => queues.size <= (queues.has(address) ? 1 : 0),
    add(address: string, start: Start) {
      total += 1
      queues.set(address, [...(queues.get(address) ?? []), start])
    },
    take(address: string) {
      const { removed, queue } = remove(address, 0)
      if (queue.length > 0) queues.set(address, queue)
      return removed
    },
    drop(address: string, start: Start) {
      const at = queues.get(address)?.indexOf(start) ?? -1
      if (at < 0) return
      const { queue } = remove(address, at)
      if (queue.length > 0) queues.set(address, queue)
    },
  }
}

function createRunning({ running: max, runningOfOne: maxOfOne }: ViewLimits) {
  const counts = new Map<string, number>()
  let total = 0
  const of = (address: string) => counts.get(address) ?? 0
  const add = (address: string, change: 1 | -1) => {
    total += change
    const count = of(address) + change
    if (count > 0) counts.set(address, count)
    else counts.delete(address)
  }
  const hasRoom = (address: string) => total < max && of(address) < maxOfOne
  return {
    add,
    hasRoom,
    /** Of those that have room the one of which the fewest run. */
    nextOf(addresses: Iterable<string>): string | undefined {
      let next: string | undefined
      for (const address of addresses)
        if (hasRoom(address) && (next === undefined || of(address) < of(next))) next = address
      return next
    },
  }
}

/**
 * Shares the views of a process out to addresses: a few of each run at once, and of those that wait the one comes next of which
 * the fewest run, by turns. One view starts in each turn of the event loop: what needs no place is answered in between.
 */
export function createViewQueue(limits: ViewLimits) {
  const running = createRunning(limits)
  const waiting = createWaiting()
  let isScheduled = false
  const schedule = () => {
    if (isScheduled || waiting.total() === 0) return
    isScheduled = true
    setImmediate(startNext)
  }
  function startNext() {
    isScheduled = false
    const address = running.nextOf(waiting.addresses())
    if (address === undefined) return
    running.add(address, 1)
    waiting.take(address)?.()
    schedule()
  }
  const wait = (address: string, left: AbortSignal) =>
    new Promise<Entry>((resolve) => {
      const leave = () => {
        waiting.drop(address, start)
        resolve({ ok: false, code: 'left' })
      }
      const start = () => {
        left.removeEventListener('abort', leave)
        resolve({ ok: true })
      }
      waiting.add(address, start)
      left.addEventListener('abort', leave, { once: true })
      schedule()
    })
  return {
    /** Resolves when a view of the address may start, which then must `leave`; one whose visitor left waits no more. */
    async enter(address: string, left: AbortSignal): Promise<Entry> {
      if (left.aborted) return { ok: false, code: 'left' }
      if (waiting.of(address) === 0 && running.hasRoom(address)) {
        running.add(address, 1)
        return { ok: true }
      }
      const max = waiting.isAlone(address) ? limits.waitingAlone : limits.waitingOfOne
      if (waiting.of(address) >= max) return { ok: false, code: 'too_many' }
      if (waiting.total() >= limits.waiting) return { ok: false, code: 'crowded' }
      return wait(address, left)
    },
    leave(address: string): void {
      running.add(address, -1)
      schedule()
    },
  }
}

export type ViewQueue = ReturnType<typeof createViewQueue>
