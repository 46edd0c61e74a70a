import { enableCompileCache, flushCompileCache } from 'node:module'
import './production.ts'

// a third of the start was spent on compiling what the last start had compiled
enableCompileCache('node_modules/.cache/compiled')
const { startServer } = await import('./start-server.ts')
const { createApp } = (await import(
  '../build/server/index.js' as string
)) as typeof import('./app.ts')
await startServer(createApp)
flushCompileCache()
