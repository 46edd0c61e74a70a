import type { PostgresPool } from 'kysely'
import type pg from 'pg'
import type { ServerWatch } from './server-watchdog.ts'

type Values = readonly unknown[]
type Result = Pick<pg.QueryResult, 'command' | 'rows' | 'fields'> & { readonly rowCount: number }

const nothing: Result = { command: 'SELECT', rowCount: 0, rows: [], fields: [] }

/** A connection whose statements may stay prepared for all who read in the same role. */
export interface NamedClient {
  query(text: string, values: Values, role?: string): Promise<Result>
  release(): void
}

/** More than all frequent statements; each is stored once per connection. */
const maxNamed = 200
/** Of what requests read: a plan is as large as a page, and there is no end of searches. */
const maxNamedReads = 100
const isQuery = (text: string) => /^\s*(select|with|insert|update|delete)\b/.test(text)

type Names = Map<string, string>
let named = 0
let names: Names = new Map()
let namesOfReads: Names = new Map()

function nameOf(names: Names, max: number, text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= max) return known
  named += 1
  const name = `kept_${named}`
  names.set(text, name)
  return name
}

/** What was asked as often is frequent. */
const frequentAfter = 3
const maxCounted = 1_000
let counts = new Map<string, number>()

/** A plan for any words walks what a plan for the given words would skip. */
const isSearch = (text: string) => text.includes('@@')

/** A plan holds for one role: its row-level security is part of it. */
function nameInRole(role: string, text: string): string | undefined {
  if (isSearch(text)) return undefined
  const key = `${role} ${text}`
  const count = counts.get(key) ?? 0
  if (count >= frequentAfter) return nameOf(namesOfReads, maxNamedReads, key)
  if (counts.size >= maxCounted) counts = new Map()
  counts.set(key, count + 1)
  return namesOfReads.get(key)
}

/** After a migration a cached plan may be invalid: then every statement is prepared again. */
function forgetIfOutdated(error: { readonly code?: unknown }): never {
  if (error.code === '0A000') {
    names = new Map()
    namesOfReads = new Map()
  }
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
class NamedStatementsClient implements NamedClient {
  readonly #client: pg.PoolClient
  readonly #options: Options
  #isToBegin = false

  constructor(client: pg.PoolClient, options: Options) {
    this.#client = client
    this.#options = options
  }

  query(text: string, values: Values = [], role?: string): Promise<Result> {
    if (text === 'begin') {
      this.#isToBegin = true
      return Promise.resolve(nothing)
    }
    const { watch } = this.#options
    const ask = () => this.#send(text, values, role)
    return watch ? watch.during(this.#client, ask) : ask()
  }

  async #send(text: string, values: Values, role?: string): Promise<Result> {
    const begins = this.#isToBegin
    this.#isToBegin = false
    const begin = begins && this.#options.isFull?.() ? 'begin read only' : 'begin'
    if (begins && values.length === 0) return this.#simple(`${begin}; ${text}`)
    if (begins) await this.#simple(begin)
    return isQuery(text) ? this.#prepared(text, values, role) : this.#simple(text)
  }

  release(destroy?: boolean): void {
    this.#isToBegin = false
    this.#client.release(destroy)
  }

  async #simple(text: string): Promise<Result> {
    const result = (await this.#client.query(text)) as unknown as Result | readonly Result[]
    return 'command' in result ? result : (result.at(-1) ?? nothing)
  }

  #nameOf(text: string, role: string | undefined): string | undefined {
    if (role !== undefined) return nameInRole(role, text)
    return this.#options.isNamed ? nameOf(names, maxNamed, text) : undefined
  }

  #prepared(text: string, values: Values, role?: string): Promise<Result> {
    const name = this.#nameOf(text, role)
    const asked = name === undefined ? { text } : { name, text }
    const answer = this.#client.query({ ...asked, values: [...values] }) as Promise<Result>
    return name === undefined ? answer : answer.catch(forgetIfOutdated)
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
