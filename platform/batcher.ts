interface Limits {
  /** How many requests one batch may hold. */
  readonly max: number
  /** How many batches may run at once, when the first takes longer than `maxWaitMs`. */
  readonly batches: number
}

interface Waiting<Input, Output> {
  readonly input: Input
  readonly resolve: (output: Output | Promise<Output>) => void
  readonly reject: (fault: unknown) => void
}

/** After this time (ms) requests that wait for a running batch get one of their own. */
const maxWaitMs = 60
/** How long a batch waits (ms) to reach the size of the previous one; requests arrive together under load. */
const gatheringMs = 10

/**
 * For work that costs hardly more for several requests than for one: what arrives while a batch runs waits
 * for its end and forms the next one. A batch that fails is repeated request by request.
 */
export class Batcher<Input, Output> {
  readonly #work: (inputs: readonly Input[]) => Promise<readonly Output[]>
  readonly #limits: Limits
  readonly #waiting: Waiting<Input, Output>[] = []
  #running = 0
  #served = 1
  #maxWaitTimer: NodeJS.Timeout | undefined
  #gatheringTimer: NodeJS.Timeout | undefined
  #startTimer: NodeJS.Immediate | undefined

  constructor(work: (inputs: readonly Input[]) => Promise<readonly Output[]>, limits: Limits) {
    this.#work = work
    this.#limits = limits
  }

  ask(input: Input): Promise<Output> {
    const { promise, resolve, reject } = Promise.withResolvers<Output>()
    this.#waiting.push({ input, resolve, reject })
    if (this.#running === 0) this.#startSoon()
    else this.#startAfterMaxWait()
    return promise
  }

  /** Takes along the requests that have already reached this process, and under load those about to. */
  #startSoon(): void {
    if (this.#waiting.length === 0) return
    if (this.#waiting.length < this.#served)
      this.#gatheringTimer ??= setTimeout(() => this.#next(), gatheringMs)
    else this.#startTimer ??= setImmediate(() => this.#next())
  }

  #startAfterMaxWait(): void {
    if (this.#running >= this.#limits.batches) return
    this.#maxWaitTimer ??= setTimeout(() => this.#next(), maxWaitMs)
  }

  #stopWaiting(): void {
    clearTimeout(this.#maxWaitTimer)
    clearTimeout(this.#gatheringTimer)
    clearImmediate(this.#startTimer)
    this.#maxWaitTimer = undefined
    this.#gatheringTimer = undefined
    this.#startTimer = undefined
  }

  #next(): void {
    this.#stopWaiting()
    const batch = this.#waiting.splice(0, this.#limits.max)
    if (batch.length === 0) return
    this.#served = batch.length
    this.#running += 1
    void this.#do(batch).finally(() => {
      this.#running -= 1
      this.#startSoon()
    })
    if (this.#waiting.length > 0) this.#startAfterMaxWait()
  }

  /** False where it failed for a batch of one. */
  async #do(batch: readonly Waiting<Input, Output>[]): Promise<boolean> {
    try {
      const outputs = await this.#work(batch.map(({ input }) => input))
      for (const [place, { resolve }] of batch.entries()) resolve(outputs[place] as Output)
      return true
    } catch (fault) {
      if (batch.length > 1) await this.#eachAlone(batch)
      else batch[0]?.reject(fault)
      return batch.length > 1
    }
  }

  /** One after the other, so that they do not block each other; after the first fault the rest run at once. */
  async #eachAlone(batch: readonly Waiting<Input, Output>[]): Promise<void> {
    for (const [place, one] of batch.entries()) {
      if (await this.#do([one])) continue
      await Promise.all(batch.slice(place + 1).map((other) => this.#do([other])))
      return
    }
  }
}
