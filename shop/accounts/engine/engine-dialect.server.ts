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

/** Queries of the engine run in this transaction of the system role. */
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

/** Connects better-auth to our database through transactions with a role. */
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
