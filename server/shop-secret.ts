import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/connect.ts'
import { sharedSecret } from '#shop/accounts/sessions/secrets.service.server.ts'

/** Never empty: without a configured secret the database's generated one is used. */
export const withSecret = async (db: Database, config: Config): Promise<Config> => ({
  ...config,
  SESSION_SECRET: await sharedSecret({ db, config }),
})
