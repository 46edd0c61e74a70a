// biome-ignore-start lint/performance/noBarrelFile: the doors of the built server, of which the bundler makes one file
export { createApp } from './app.ts'
export { startServer } from './start-server.ts'
// biome-ignore-end lint/performance/noBarrelFile: see above
