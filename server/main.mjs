import { readFileSync } from 'node:fs'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { startWithLittleMemory } from './memory/options.mjs'

startWithLittleMemory()
// biome-ignore lint/style/noProcessEnv: packages read it when they are loaded, before any configuration is
process.env.NODE_ENV ||= 'production'

// without this cache a third of the start-up time is spent on compiling the same code again
enableCompileCache('node_modules/.cache/compiled')
// the embedded database is compiled by other threads while this one loads the shop
const postgres = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))
// biome-ignore lint/style/noProcessEnv: as above
const compiled = process.env.DATABASE_URL ? undefined : WebAssembly.compile(readFileSync(postgres))
const { startServer } = await import('../build/server/index.js')
await startServer(compiled)
flushCompileCache()
