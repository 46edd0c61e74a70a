import { nextTick } from 'node:process'
import type { PostgresPool } from 'kysely'
import type { Actor } from '../actor.ts'
import type { NamedClient } from '../named-statements-pool.ts'
import { type Answer, createKnownFields, joined, ownAnswer, type Question } from './joined-reads.ts'
import { setActor } from './set-actor.ts'

/** A longer result may be read in parts, and is not remembered. */
const maxRows = 200
const maxRemembered = 100
/** More than a page asks at once; together they hold up the others of the embedded database. */
const maxJoined = 32

/** After a migration the plan of a prepared statement may be invalid, once. */
const outdated = '0A000'
const isOutdated = (error: unknown) => (error as { code?: unknown } | null)?.code === outdated

const known = createKnownFields()
/** Everything that was asked meanwhile by what needed no answer for it. */
const allAsked = () => new Promise<void>((resolve) => nextTick(resolve))

interface Waiting extends Question {
  readonly actor: Actor
  readonly resolve: (answer: Answer | Promise<Answer>) => void
}

/** One transaction of several actors: each statement runs as the one who asks it, those that wait at the same time as one. */
export class SharedTransaction {
  readonly #pool: PostgresPool
  readonly #isReadOnly: boolean
  readonly #answers = new Map<string, Promise<Answer>>()
  #client: Promise<NamedClient> | undefined
  /** The statement that made the connection who it is now. */
  #current = ''
  #last: Promise<unknown> = Promise.resolve()
  #waiting: Waiting[] = []

  constructor(pool: PostgresPool, isReadOnly: boolean) {
    this.#pool = pool
    this.#isReadOnly = isReadOnly
  }

  /** A question that was already asked is not asked again as long as nothing may be written. */
  async query(actor: Actor, text: string, values: readonly unknown[]): Promise<Answer> {
    if (!this.#isReadOnly) return this.#next(() => this.#ask(actor, { text, values }))
    const key = JSON.stringify([setActor(actor), text, values])
    const asked = this.#answers.get(key) ?? this.#wait(actor, { text, values })
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

  #wait(actor: Actor, question: Question): Promise<Answer> {
    const { promise, resolve } = Promise.withResolvers<Answer>()
    this.#waiting.push({ ...question, actor, resolve })
    void this.#next(() => this.#askWaiting())
    return promise
  }

  /** Those of one actor whose columns are known go together. */
  async #askWaiting(): Promise<void> {
    await allAsked()
    const [first] = this.#waiting
    if (!first) return
    const goesAlong = ({ actor, text }: Waiting) =>
      setActor(actor) === setActor(first.actor) && known.of(text) !== undefined
    const several = goesAlong(first) ? this.#waiting.filter(goesAlong).slice(0, maxJoined) : [first]
    this.#waiting = this.#waiting.filter((waiting) => !several.includes(waiting))
    if (several.length > 1 && (await this.#askJoined(first.actor, several))) return
    for (const { actor, resolve, ...question } of several) {
      const answer = this.#ask(actor, question)
      resolve(answer)
      await answer.then(
        (result) => known.learn(question.text, result),
        () => {},
      )
    }
  }

  /** False where one of them failed: which one is seen when each is asked alone. */
  async #askJoined(actor: Actor, several: readonly Waiting[]): Promise<boolean> {
    try {
      const { rows } = await this.#ask(actor, joined(several, known))
      const columns = rows[0] as Record<string, unknown>
      for (const [place, { text, resolve }] of several.entries())
        resolve(ownAnswer(columns[`s${place}`], known.of(text) ?? []))
      return true
    } catch {
      return false
    }
  }

  async #ask(actor: Actor, question: Question, isAgain = false): Promise<Answer> {
    this.#client ??= this.#pool.connect() as unknown as Promise<NamedClient>
    const client = await this.#client.catch((error: unknown) => {
      this.#client = undefined
      this.#answers.clear()
      throw error
    })
    try {
      await this.#become(client, actor)
      const { text, values } = question
      return await client.query(text, [...values], this.#isReadOnly ? actor.role : undefined)
    } catch (error) {
      if (this.#isReadOnly) await this.#beginAnew(client)
      if (this.#isReadOnly && !isAgain && isOutdated(error)) return this.#ask(actor, question, true)
      throw error
    }
  }

  async #become(client: NamedClient, actor: Actor): Promise<void> {
    const statement = setActor(actor, this.#isReadOnly)
    if (this.#current === statement) return
    if (this.#current === '') await client.query('begin', [])
    this.#current = statement
    await client.query(statement, [])
  }

  /** A failed statement ends a transaction for all; where nothing was written the others go on in a new one. */
  async #beginAnew(client: NamedClient): Promise<void> {
    this.#current = ''
    this.#answers.clear()
    await client.query('rollback', []).catch(() => {})
  }
}
