import { enableCompileCache, flushCompileCache } from 'node:module'

// biome-ignore lint/style/noProcessEnv: packages read it when they are loaded, before any configuration is
process.env.NODE_ENV ||= 'production'

// a third of the start was spent on compiling what the last start had compiled
enableCompileCache('node_modules/.cache/compiled')
const { startServer } = await import('../build/server/index.js')
await startServer()
flushCompileCache()
