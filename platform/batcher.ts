interface Manner {
  /** How many are done together. */
  readonly max: number
  /** How many rounds may be under way, when the first takes longer than a moment. */
  readonly rounds: number
}

interface Waiting<RequestFields, Outcome> {
  readonly asked: RequestFields
  readonly resolve: (result: Outcome | Promise<Outcome>) => void
  readonly reject: (fault: unknown) => void
}

/** So many milliseconds a round may take until whoever waits for it gets one of their own. */
const maxWaitMs = 60
/** So many milliseconds a round waits for as many as the last one served: in a rush they come in a body. */
const gatheringMs = 10

/**
 * Work that costs several hardly more than one: who asks while a round is under way waits for it to end,
 * and goes with all who waited. What fails for several is done for each alone.
 */
export class Batcher<ReceivedRequest, ActionResult> {
  readonly #work: (requested: readonly ReceivedRequest[]) => Promise<readonly ActionResult[]>
  readonly #manner: Manner
  readonly #waiting: Waiting<ReceivedRequest, ActionResult>[] = []
  #running = 0
  #served = 1
  #impatient: NodeJS.Timeout | undefined
  #company: NodeJS.Timeout | undefined
  #beginning: NodeJS.Immediate | undefined

  constructor(
    work: (requested: readonly ReceivedRequest[]) => Promise<readonly ActionResult[]>,
    manner: Manner,
  ) {
    this.#work = work
    this.#manner = manner
  }

  ask(requested: ReceivedRequest): Promise<ActionResult> {
    const { promise, resolve, reject } = Promise.withResolvers<ActionResult>()
    this.#waiting.push({ asked: requested, resolve, reject })
    if (this.#running === 0) this.#soon()
    else this.#waitAMoment()
    return promise
  }

  /** Whoever has already reached this process comes along, and in a rush whoever is on the way. */
  #soon(): void {
    if (this.#waiting.length === 0) return
    if (this.#waiting.length < this.#served)
      this.#company ??= setTimeout(() => this.#next(), gatheringMs)
    else this.#beginning ??= setImmediate(() => this.#next())
  }

  #waitAMoment(): void {
    if (this.#running >= this.#manner.rounds) return
    this.#impatient ??= setTimeout(() => this.#next(), maxWaitMs)
  }

  #stopWaiting(): void {
    clearTimeout(this.#impatient)
    clearTimeout(this.#company)
    clearImmediate(this.#beginning)
    this.#impatient = undefined
    this.#company = undefined
    this.#beginning = undefined
  }

  #next(): void {
    this.#stopWaiting()
    const round = this.#waiting.splice(0, this.#manner.max)
    if (round.length === 0) return
    this.#served = round.length
    this.#running += 1
    void this.#do(round).finally(() => {
      this.#running -= 1
      this.#soon()
    })
    if (this.#waiting.length > 0) this.#waitAMoment()
  }

  /** False where it failed for the only one who asked. */
  async #do(round: readonly Waiting<ReceivedRequest, ActionResult>[]): Promise<boolean> {
    try {
      const responses = await this.#work(round.map(({ asked: requested }) => requested))
      for (const [place, { resolve }] of round.entries()) resolve(responses[place] as ActionResult)
      return true
    } catch (fault) {
      if (round.length > 1) await this.#eachAlone(round)
      else round[0]?.reject(fault)
      return round.length > 1
    }
  }

  /** One after the other, for they are in each other's way; from a fault on nobody waits for the next. */
  async #eachAlone(round: readonly Waiting<ReceivedRequest, ActionResult>[]): Promise<void> {
    for (const [place, one] of round.entries()) {
      if (await this.#do([one])) continue
      await Promise.all(round.slice(place + 1).map((other) => this.#do([other])))
      return
    }
  }
}
