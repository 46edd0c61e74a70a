import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const pollIntervalMs = 50
/** How long (ms) a statement runs before the server is probed. */
const doubtfulAfter = 600
/** How many ticks the probe may take; ticks, so that a busy machine allows more time. */
const maxMissed = 12

const standsStill = () =>
  Object.assign(new Error('the database server stands still'), { code: 'ETIMEDOUT' })

/**
 * A frozen server responds to nothing and closes no connection. Waiting requests fail within
 * two seconds, later ones at once, until it responds again. Slow statements are not affected.
 */
export class ServerWatch {
  readonly #url: string
  readonly #asked = new Map<pg.PoolClient, number>()
  readonly #waiting = new Set<(error: Error) => void>()
  #line: pg.Client | null = null
  #isStill = false
  #watching: Promise<void> | null = null

  constructor(url: string) {
    this.#url = url
  }

  async connect(pool: pg.Pool): Promise<pg.PoolClient> {
    if (this.#isStill) throw standsStill()
    const { promise, reject } = Promise.withResolvers<never>()
    this.#waiting.add(reject)
    const coming = pool.connect()
    try {
      return await Promise.race([coming, promise])
    } catch (error) {
      coming.then(
        (late) => late.release(),
        () => {},
      )
      throw error
    } finally {
      this.#waiting.delete(reject)
    }
  }

  async during<Value>(client: pg.PoolClient, ask: () => Promise<Value>): Promise<Value> {
    this.#asked.set(client, performance.now())
    this.#watching ??= this.#watch().finally(() => {
      this.#watching = null
    })
    try {
      return await ask()
    } finally {
      this.#asked.delete(client)
    }
  }

  close(): void {
    this.#isStill = false
    this.#hangUp()
  }

  async #watch(): Promise<void> {
    while (this.#asked.size > 0 || this.#isStill) {
      await pause(pollIntervalMs, undefined, { ref: false })
      if (this.#isStill) this.#isStill = !(await this.#answers())
      else if (this.#isDoubtful() && !(await this.#answers())) this.#giveUp()
    }
  }

  #isDoubtful(): boolean {
    const now = performance.now()
    return [...this.#asked.values()].some((since) => now - since > doubtfulAfter)
  }

  async #answers(): Promise<boolean> {
    let result: boolean | null = null
    this.#ask().then(
      () => {
        result = true
      },
      () => {
        result = false
      },
    )
    for (let attempt = 0; attempt < maxMissed && result === null; attempt += 1)
      await pause(pollIntervalMs, undefined, { ref: false })
    if (!result) this.#hangUp()
    else for (const client of this.#asked.keys()) this.#asked.set(client, performance.now())
    return result ?? false
  }

  async #ask(): Promise<void> {
    this.#line ??= await this.#open()
    await this.#line.query('select 1')
  }

  async #open(): Promise<pg.Client> {
    const line = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: pollIntervalMs * maxMissed,
      query_timeout: pollIntervalMs * maxMissed,
    })
    line.on('error', () => {
      this.#line = null
    })
    await line.connect()
    return line
  }

  /** Without waiting: a frozen server does not close the connection. */
  #hangUp(): void {
    this.#line?.end().catch(() => {})
    this.#line = null
  }

  #giveUp(): void {
    this.#isStill = true
    for (const refuse of this.#waiting) refuse(standsStill())
    for (const client of this.#asked.keys()) (client as unknown as pg.Client).end().catch(() => {})
  }
}
