import fs from 'node:fs/promises'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Env } from '../env.ts'
import { etagOf, isKnown, unchanged } from './etag.ts'

const forever = 'public, max-age=31536000, immutable'
const hourMs = 'public, max-age=3600'
/** A picture may be shown a day longer while it is asked for again: on a slow line that is a second saved for each. */
const image = `${hourMs}, stale-while-revalidate=86400`
/** The service worker is looked for anew each time, and may ask this shop and nobody else. */
const workerFile = 'build/client/sw.js'
const workerPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'"

function lifetimeOf(file: string): string {
  if (file.includes('/assets/')) return forever
  if (file.includes(workerFile)) return 'no-cache'
  return /\/(products|brand)\//.test(file) ? image : hourMs
}

/** Knows the mark of each file; a file is read once for that, and again when it was written anew. */
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

/** Built files and public ones, with the compressed twins made at build time; who has one is not sent it again. */
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
    response.headers.set('Cache-Control', lifetimeOf(file))
    if (file.includes(workerFile)) response.headers.set('Content-Security-Policy', workerPolicy)
    return isKnown(c.req.header('If-None-Match'), etag) ? unchanged(response) : response
  })
}
