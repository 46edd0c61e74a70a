import { serveStatic } from '@hono/node-server/serve-static'
import { createMiddleware } from 'hono/factory'
import type { Env } from '../env.ts'

const forever = 'public, max-age=31536000, immutable'
const oneHour = 'public, max-age=3600'
/** The service worker is looked for anew each time, and may ask this shop and nobody else. */
const workerFile = 'build/client/sw.js'
const workerPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'"

/** Built files and public ones, with the compressed twins made at build time. */
export const publicFiles = () => {
  const serve = serveStatic<Env>({
    root: './build/client',
    precompressed: true,
    onFound: (file, c) => {
      c.header('Cache-Control', file.includes('/assets/') ? forever : oneHour)
      if (!file.includes(workerFile)) return
      c.header('Cache-Control', 'no-cache')
      c.header('Content-Security-Policy', workerPolicy)
    },
  })
  return createMiddleware<Env>((c, next) => {
    const isFile = (c.req.method === 'GET' || c.req.method === 'HEAD') && /\.\w+$/.test(c.req.path)
    return isFile ? serve(c, next) : next()
  })
}
