import { AsyncLocalStorage } from 'node:async_hooks'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { asSystem, inTransaction, type Tx } from '#platform/database/transaction.ts'

const open = new AsyncLocalStorage<Tx>()

/** What the engine does meanwhile belongs to this transaction of the system's. */
export const withinTransaction = <Value>(tx: Tx, work: () => Promise<Value>): Promise<Value> =>
  open.run(tx, work)

function connectionOf(db: Database): DatabaseConnection {
  const acting = asSystem(db, 'the engine of sign-in')
  return {
    executeQuery: (query) => {
      const running = open.getStore()
      if (running) return running.executeQuery(CompiledQuery.raw(query.sql, [...query.parameters]))
      return inTransaction(acting, ({ tx }) =>
        tx.executeQuery(CompiledQuery.raw(query.sql, [...query.parameters])),
      ) as never
    },
    streamQuery: () => {
      throw new Error('the engine of sign-in does not stream')
    },
  }
}

const nothing = () => Promise.resolve()

/** Lets the library of sign-in ask our database the only way there is: as someone, in a transaction. */
export const engineDialect = (db: Database): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (kysely) => new PostgresIntrospector(kysely),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createDriver: (): Driver => ({
    init: nothing,
    acquireConnection: () => Promise.resolve(connectionOf(db)),
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
    releaseConnection: nothing,
    destroy: nothing,
  }),
})
