import { createMiddleware } from 'hono/factory'
import { uploadedImage } from '#shop/catalogue/images/images.service.server.ts'
import type { AppDependencies, Env } from '../env.ts'
import { etagOf, isKnown, unchanged } from './etag.ts'

const url = /^\/products\/(f-[\w.-]{1,80})$/

/** Serves images uploaded by staff; a URL contains the hash of the original, so its content never changes. */
export const productImages = ({ files }: Pick<AppDependencies, 'files'>) =>
  createMiddleware<Env>(async (c, next) => {
    const isAsked = c.req.method === 'GET' || c.req.method === 'HEAD'
    const name = isAsked ? url.exec(c.req.path)?.[1] : undefined
    const file = name === undefined ? null : await uploadedImage(files, name)
    if (!file) return next()
    const etag = etagOf(file.bytes)
    const headers = {
      'Content-Type': file.contentType,
      'Content-Length': String(file.bytes.length),
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      ETag: etag,
    }
    const response = new Response(c.req.method === 'HEAD' ? null : new Uint8Array(file.bytes), {
      headers,
    })
    return isKnown(c.req.header('If-None-Match'), etag) ? unchanged(response) : response
  })
