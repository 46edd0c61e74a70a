import { setImmediate as nextTurn } from 'node:timers'
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import type { Actor, Tx } from '../actor.ts'
import type { Answer } from './joined-reads.ts'
import { SharedTransaction } from './shared-transaction.ts'
import type { Stored } from './stored.ts'

/** Everything else may write, lock or set something for its transaction. */
const reads = /^\s*(select|with)\b/i
const touches =
  /\b(insert\s+into|update|delete\s+from|set_config|nextval|setval|pg_notify|pg_advisory\w*)\b|\bfor\s+(no\s+key\s+update|share|key\s+share)\b/i
const readOnly = '25006'

const isRead = (text: string): boolean => reads.test(text) && !touches.test(text)
const needsToWrite = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === readOnly

/** A part of a request: it reads with the others, and gets a transaction of its own before it writes. */
export class Part {
  readonly #reads: RequestReads
  #own: SharedTransaction | undefined

  constructor(reads: RequestReads) {
    this.#reads = reads
  }

  /** A transaction in which each statement runs as this actor. */
  as(actor: Actor): Tx {
    const query = (text: string, values: readonly unknown[] = []) => this.#ask(actor, text, values)
    const connect = async () => ({ query, release() {} })
    const pool = { options: {}, connect, end: async () => {} } as unknown as PostgresPool
    return new Kysely({ dialect: new PostgresDialect({ pool }) }) as unknown as Tx
  }

  async end(command: 'commit' | 'rollback'): Promise<void> {
    if (!this.#own) return this.#reads.leave()
    await this.#own.end(command)
    this.#reads.forget()
  }

  async #ask(actor: Actor, text: string, values: readonly unknown[]): Promise<Answer> {
    if (!this.#own && isRead(text))
      try {
        return await this.#reads.shared().query(actor, text, values)
      } catch (error) {
        if (!needsToWrite(error)) throw error
      }
    return this.#alone().query(actor, text, values)
  }

  /** The others are left first: the embedded database has one connection. */
  #alone(): SharedTransaction {
    if (!this.#own) this.#reads.leave()
    this.#own ??= this.#reads.open(false)
    return this.#own
  }
}

/** What a request reads at the same time is one read-only transaction, which ends as soon as nobody reads. */
export class RequestReads {
  readonly stored: Stored | undefined
  readonly #pool: PostgresPool
  #shared: SharedTransaction | undefined
  #parts = 0

  constructor(pool: PostgresPool, stored?: Stored) {
    this.#pool = pool
    this.stored = stored
  }

  async during<Value>(work: (part: Part) => Promise<Value>): Promise<Value> {
    this.#parts += 1
    const part = new Part(this)
    try {
      const value = await work(part)
      await part.end('commit')
      return value
    } catch (error) {
      await part.end('rollback').catch(() => {})
      throw error
    }
  }

  open(isReadOnly: boolean): SharedTransaction {
    return new SharedTransaction(this.#pool, isReadOnly)
  }

  shared(): SharedTransaction {
    this.#shared ??= this.open(true)
    return this.#shared
  }

  /** A later part of the same turn finds the transaction still open. */
  leave(): void {
    this.#parts -= 1
    if (this.#parts === 0) nextTurn(() => this.#close())
  }

  /** After something was written, nothing that was read before is answered again. */
  forget(): void {
    this.#shared?.forget()
  }

  #close(): void {
    if (this.#parts > 0) return
    // what it read was answered long ago: a connection lost now is the pool's matter
    this.#shared?.end('commit').catch(() => {})
    this.#shared = undefined
  }
}
