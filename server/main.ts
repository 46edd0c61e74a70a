import './production.ts'
import { startServer } from './start-server.ts'

const { createApp } = (await import(
  '../build/server/index.js' as string
)) as typeof import('./app.ts')
await startServer(createApp)
