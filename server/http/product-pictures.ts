import { createMiddleware } from 'hono/factory'
import { uploadedPicture } from '#shop/catalogue/pictures/pictures.service.server.ts'
import type { AppDependencies, Env } from '../env.ts'

const address = /^\/products\/(f-[\w.-]{1,80})$/

/** The pictures that staff uploaded, beside those that came with the shop; one is never another. */
export const productPictures = ({ files }: Pick<AppDependencies, 'files'>) =>
  createMiddleware<Env>(async (c, next) => {
    const name = c.req.method === 'GET' ? address.exec(c.req.path)?.[1] : undefined
    const file = name === undefined ? null : await uploadedPicture(files, name)
    if (!file) return next()
    return c.body(new Uint8Array(file.bytes), 200, {
      'Content-Type': file.contentType,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    })
  })
