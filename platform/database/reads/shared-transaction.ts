import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Actor } from '../actor.ts'
import { setActor } from './set-actor.ts'

export interface Answer {
  readonly command: string
  readonly rowCount: number
  readonly rows: unknown[]
}

/** A longer result may be read in parts, and is not remembered. */
const maxRows = 200
const maxRemembered = 100

/** One transaction of several actors: each statement runs as the one who asks it, one after the other. */
export class SharedTransaction {
  readonly #pool: PostgresPool
  readonly #isReadOnly: boolean
  readonly #answers = new Map<string, Promise<Answer>>()
  #client: Promise<PostgresPoolClient> | undefined
  /** The statement that made the connection who it is now. */
  #current = ''
  #last: Promise<unknown> = Promise.resolve()

  constructor(pool: PostgresPool, isReadOnly: boolean) {
    this.#pool = pool
    this.#isReadOnly = isReadOnly
  }

  /** A question that was already asked is not asked again as long as nothing may be written. */
  async query(actor: Actor, text: string, values: readonly unknown[]): Promise<Answer> {
    if (!this.#isReadOnly) return this.#next(() => this.#ask(actor, text, values))
    const key = JSON.stringify([setActor(actor), text, values])
    const asked = this.#answers.get(key) ?? this.#next(() => this.#ask(actor, text, values))
    if (this.#answers.size < maxRemembered) this.#answers.set(key, asked)
    const answer = await asked
    if (answer.rows.length > maxRows) this.#answers.delete(key)
    return { ...answer, rows: [...answer.rows] }
  }

  forget(): void {
    this.#answers.clear()
  }

  end(command: 'commit' | 'rollback'): Promise<void> {
    return this.#next(async () => {
      const client = await this.#client?.catch(() => undefined)
      if (!client) return
      try {
        if (this.#current === '') return
        const ended = await client.query(command, [])
        if (ended.command !== command.toUpperCase()) throw new Error('a transaction had failed')
      } finally {
        client.release()
      }
    })
  }

  #next<Value>(step: () => Promise<Value>): Promise<Value> {
    const done = this.#last.then(step, step)
    this.#last = done.catch(() => {})
    return done
  }

  async #ask(actor: Actor, text: string, values: readonly unknown[]): Promise<Answer> {
    this.#client ??= this.#pool.connect()
    const client = await this.#client.catch((error: unknown) => {
      this.#client = undefined
      this.#answers.clear()
      throw error
    })
    try {
      await this.#become(client, actor)
      return (await client.query(text, [...values])) as Answer
    } catch (error) {
      if (this.#isReadOnly) await this.#beginAnew(client)
      throw error
    }
  }

  async #become(client: PostgresPoolClient, actor: Actor): Promise<void> {
    const statement = setActor(actor, this.#isReadOnly)
    if (this.#current === statement) return
    if (this.#current === '') await client.query('begin', [])
    this.#current = statement
    await client.query(statement, [])
  }

  /** A failed statement ends a transaction for all; where nothing was written the others go on in a new one. */
  async #beginAnew(client: PostgresPoolClient): Promise<void> {
    this.#current = ''
    this.#answers.clear()
    await client.query('rollback', []).catch(() => {})
  }
}
