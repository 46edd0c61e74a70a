import type { Context, Next } from 'hono'
import { createMiddleware } from 'hono/factory'
import { networkOf } from '#kernel/network.ts'
import type { BodyRefused } from '#platform/body-refused.ts'
import { bodyMemory, kindOfBody, maxBodySize, smallBody } from '../bodies/body-limits.ts'
import { type BodyShare, createBodyMemory } from '../bodies/body-memory.ts'
import { limitedBody } from '../bodies/limited-body.ts'
import { clientIp } from '../client-address.ts'
import type { Env } from '../env.ts'
import { errorPage } from '../http/error-page.ts'

/** The length that a request states; null when it is sent in pieces of unknown length. */
function statedLength(c: Context<Env>): number | null {
  const stated = c.req.header('Content-Length')
  if (c.req.header('Transfer-Encoding') !== undefined || stated === undefined) return null
  return /^\d{1,15}$/.test(stated) ? Number(stated) : null
}

function tooManyBodies(c: Context<Env>): Response {
  const page = errorPage(c, 'too_many_bodies')
  // what is still to come is not read: even to drop it takes memory
  page.headers.set('Connection', 'close')
  return page
}

/** Lets a page read its body within its limits; resolves with why the rest was refused. */
async function passOn(c: Context<Env>, next: Next, share: BodyShare): Promise<BodyRefused | null> {
  const { raw } = c.req
  let refused: BodyRefused | null = null
  const limits = { max: maxBodySize(c.req.path), length: statedLength(c), share }
  const body = limitedBody(() => raw.body, {
    ...limits,
    onRefused(refusal) {
      refused = refusal
    },
  })
  c.req.raw = new Request(raw.url, {
    ...{ method: 'POST', headers: raw.headers, signal: raw.signal },
    ...{ body, duplex: 'half' },
  })
  try {
    await next()
  } finally {
    share.release()
  }
  return refused
}

const refuse = (c: Context<Env>, kind: BodyRefused['kind']): Response =>
  kind === 'too_large' ? errorPage(c, 'too_large') : tooManyBodies(c)

/** Limits each body while a page reads it, and all of a process together; what is refused is not read to its end. */
export function bodyLimit() {
  const memory = {
    forms: createBodyMemory(bodyMemory.forms),
    files: createBodyMemory(bodyMemory.files),
  }
  return createMiddleware<Env>(async (c, next) => {
    const length = statedLength(c)
    if (c.req.method !== 'POST') return next()
    if (length !== null && length <= smallBody) return next()
    if (Number(length) > maxBodySize(c.req.path)) return refuse(c, 'too_large')
    const share = memory[kindOfBody(c.req.path)].share(networkOf(clientIp(c)))
    if (!share.hasRoomFor(length ?? 0)) return refuse(c, 'too_many_bodies')
    const refused = await passOn(c, next, share)
    if (!refused) return
    // what the page made of half a body is dropped, headers too
    c.res = undefined
    c.finalized = false
    c.res = refuse(c, refused.kind)
  })
}
