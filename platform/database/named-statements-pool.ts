import type { PostgresPool } from 'kysely'
import type pg from 'pg'
import type { ServerWatch } from './server-watchdog.ts'

type Values = readonly unknown[]
type Result = Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'>

const nothing: Result = { command: 'SELECT', rowCount: 0, rows: [] }

/** More than all frequent statements; each is stored once per connection. */
const maxIdle = 200
const isQuery = (text: string) => /^\s*(select|with|insert|update|delete)\b/.test(text)

let named = 0
let names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= maxIdle) return known
  named += 1
  const name = `kept_${named}`
  names.set(text, name)
  return name
}

/** After a migration a cached plan may be invalid: then every statement is prepared again. */
function forgetIfOutdated(error: { readonly code?: unknown }): never {
  if (error.code === '0A000') names = new Map()
  throw error
}

interface Options {
  /** Whether statements are to stay prepared. */
  readonly isNamed: boolean
  readonly watch?: ServerWatch | undefined
  /** Whether nothing may be written: a transaction that begins now only reads. */
  readonly isFull?: () => boolean
}

/** Sends `begin` with the first statement, in one message; prepares statements once where enabled. */
class NamedStatementsClient {
  readonly #client: pg.PoolClient
  readonly #options: Options
  #isToBegin = false

  constructor(client: pg.PoolClient, options: Options) {
    this.#client = client
    this.#options = options
  }

  query(text: string, values: Values = []): Promise<Result> {
    if (text === 'begin') {
      this.#isToBegin = true
      return Promise.resolve(nothing)
    }
    const { watch } = this.#options
    const ask = () => this.#send(text, values)
    return watch ? watch.during(this.#client, ask) : ask()
  }

  async #send(text: string, values: Values): Promise<Result> {
    const begins = this.#isToBegin
    this.#isToBegin = false
    const begin = begins && this.#options.isFull?.() ? 'begin read only' : 'begin'
    if (begins && values.length === 0) return this.#simple(`${begin}; ${text}`)
    if (begins) await this.#simple(begin)
    return isQuery(text) ? this.#prepared(text, values) : this.#simple(text)
  }

  release(destroy?: boolean): void {
    this.#isToBegin = false
    this.#client.release(destroy)
  }

  async #simple(text: string): Promise<Result> {
    const result: Result | readonly Result[] = await this.#client.query(text)
    return Array.isArray(result) ? (result.at(-1) ?? nothing) : result
  }

  #prepared(text: string, values: Values): Promise<Result> {
    const name = this.#options.isNamed ? nameOf(text) : undefined
    if (name === undefined) return this.#client.query(text, [...values])
    return this.#client.query({ name, text, values: [...values] }).catch(forgetIfOutdated)
  }
}

/** The pool with fewer messages and, for frequent statements, fewer plans. */
export const namedStatementsPool = (pool: pg.Pool, options: Options): PostgresPool =>
  ({
    options: pool.options,
    connect: async () =>
      new NamedStatementsClient(
        await (options.watch ? options.watch.connect(pool) : pool.connect()),
        options,
      ),
    end: () => pool.end(),
  }) as unknown as PostgresPool
