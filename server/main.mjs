import { enableCompileCache, flushCompileCache } from 'node:module'
import { compilePostgres } from './memory/compile-postgres.mjs'
import { startWithLittleMemory } from './memory/options.mjs'

startWithLittleMemory()
// biome-ignore lint/style/noProcessEnv: packages read it when they are loaded, before any configuration is
process.env.NODE_ENV ||= 'production'

// without this cache a third of the start-up time is spent on compiling the same code again
enableCompileCache('node_modules/.cache/compiled')
// biome-ignore lint/style/noProcessEnv: as above
const compiled = process.env.DATABASE_URL ? undefined : compilePostgres()
const { startServer } = await import('../build/server/index.js')
await startServer(compiled)
flushCompileCache()
