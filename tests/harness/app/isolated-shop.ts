import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import type { RawBuilder } from 'kysely'
import type { Role } from '#kernel/user.ts'
import type { Database } from '#platform/database/connect.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { memoryStore } from '#platform/files/memory-store.ts'
import { createLog } from '#platform/log.ts'
import { parseTrustedProxies } from '#platform/trusted-proxies.ts'
import { createChangeBus } from '#server/change-bus.ts'
import type { AppDependencies } from '#server/env.ts'
import { copyInMemory, filledDump } from '../database/filled-database.ts'
import { aUser, signingConfig, type TestUser } from '../users/users.ts'
import { builtServer } from './built-server.ts'

export interface IsolatedShop {
  readonly url: string
  readonly db: Database
  /** Writes as the shop's own jobs do. */
  write(statement: RawBuilder<unknown>): Promise<void>
  /** Reads as the shop's own jobs do. */
  read<Row>(query: RawBuilder<Row>): Promise<Row[]>
  /** Cuts every line that is open now; new ones are answered. */
  dropConnections(): void
  /** Somebody with an account, signed in by the cookie that comes with him. */
  somebody(role: Role, isConfirmed?: boolean): Promise<TestUser>
  close(): Promise<void>
}

/** A whole shop in this process, in memory and on a free port, whose data a story may change. */
export async function openIsolatedShop(
  overrides: Partial<AppDependencies> = {},
): Promise<IsolatedShop> {
  const { createApp } = await builtServer()
  const db = await copyInMemory(await filledDump())
  const changeBus = await createChangeBus(db)
  const app = createApp({
    db,
    changeBus,
    log: createLog('silent'),
    config: signingConfig,
    files: memoryStore(),
    shopUrl: 'http://localhost',
    now: () => new Date(),
    trustedProxies: parseTrustedProxies('127.0.0.1,::1') ?? undefined,
    ...overrides,
  })
  const server = serve({ fetch: app.fetch, port: 0 })
  await new Promise((listening) => server.once('listening', listening))
  const dropConnections = () => {
    if ('closeAllConnections' in server) server.closeAllConnections()
  }
  return {
    db,
    dropConnections,
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async write(statement) {
      await inTransaction(asSystem(db, 'a story changes the shop'), ({ tx }) =>
        statement.execute(tx),
      )
    },
    read: (query) =>
      inTransaction(
        asSystem(db, 'a story looks into the shop'),
        async ({ tx }) => (await query.execute(tx)).rows,
      ),
    somebody: (role, isConfirmed = true) =>
      aUser(db, { role, isConfirmed, shopUrl: 'http://localhost' }),
    async close() {
      changeBus.close()
      server.close()
      dropConnections()
      await db.close()
    },
  }
}
