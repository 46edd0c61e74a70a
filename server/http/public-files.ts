import fs from 'node:fs/promises'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Env } from '../env.ts'
import { etagOf, isKnown, unchanged } from './etag.ts'

const forever = 'public, max-age=31536000, immutable'
const hourMs = 'public, max-age=3600'
/** Images may be shown stale for a day while they are revalidated: on a slow connection this saves a second per image. */
const image = `${hourMs}, stale-while-revalidate=86400`
/** The service worker is revalidated each time, and may connect to this shop only. */
const workerFile = 'build/client/sw.js'
const workerPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'"

function lifetimeOf(file: string): string {
  if (file.includes('/assets/')) return forever
  if (file.includes(workerFile)) return 'no-cache'
  return /\/(products|brand)\//.test(file) ? image : hourMs
}

/** Caches the ETag of each file; a file is read once for it, and again when it was modified. */
function etags() {
  const known = new Map<string, { readonly written: number; readonly etag: string }>()
  return async (file: string): Promise<string> => {
    const { mtimeMs: written } = await fs.stat(file)
    const found = known.get(file)
    if (found?.written === written) return found.etag
    const etag = etagOf(await fs.readFile(file))
    known.set(file, { written, etag })
    return etag
  }
}

/** Built and public files, with the compressed copies made at build time; 304 for a client that has the file. */
export const publicFiles = () => {
  const etagOfFile = etags()
  const found = new WeakMap<Context, string>()
  const serve = serveStatic<Env>({
    root: './build/client',
    precompressed: true,
    onFound: (file, c) => void found.set(c, file),
  })
  return createMiddleware<Env>(async (c, next) => {
    const isFile = (c.req.method === 'GET' || c.req.method === 'HEAD') && /\.\w+$/.test(c.req.path)
    if (!isFile) return next()
    const response = await serve(c, next)
    const file = found.get(c)
    if (!response || !file) return
    const etag = await etagOfFile(file)
    response.headers.set('ETag', etag)
    // the tag says more, and a page fetches twenty files
    response.headers.delete('Last-Modified')
    response.headers.set('Cache-Control', lifetimeOf(file))
    if (file.includes(workerFile)) response.headers.set('Content-Security-Policy', workerPolicy)
    return isKnown(c.req.header('If-None-Match'), etag) ? unchanged(response) : response
  })
}
