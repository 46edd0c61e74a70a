import type { Context, Next } from 'hono'
import { createMiddleware } from 'hono/factory'
import { networkOf } from '#kernel/network.ts'
import type { BodyRefused } from '#platform/body-refused.ts'
import {
  bodyMemory,
  kindOfBody,
  largestFile,
  largestUpload,
  maxBodySize,
  roomForFiles,
  smallBody,
} from '../bodies/body-limits.ts'
import { type BodyShare, createBodyMemory } from '../bodies/body-memory.ts'
import { limitedBody } from '../bodies/limited-body.ts'
import { pacedBody } from '../bodies/paced-body.ts'
import { trimFiles } from '../bodies/trim-files.ts'
import { clientIp } from '../client-address.ts'
import type { Env } from '../env.ts'
import { errorPage } from '../http/error-page.ts'

/** The length that a request states; null when it is sent in pieces of unknown length. */
function statedLength(c: Context<Env>): number | null {
  const stated = c.req.header('Content-Length')
  if (c.req.header('Transfer-Encoding') !== undefined || stated === undefined) return null
  return /^\d{1,15}$/.test(stated) ? Number(stated) : null
}

/** How the files of a form with photos are cut; null for every other body. */
function trimOf(c: Context<Env>) {
  const room = roomForFiles(c.req.path)
  const [, boundary] =
    /^multipart\/form-data;.*boundary="?([^\s";]{1,70})/i.exec(
      c.req.header('Content-Type') ?? '',
    ) ?? []
  return room && boundary ? { boundary, room } : null
}

/** What a page can get of a body of a stated length. */
function heldLength(c: Context<Env>): number | null {
  const length = statedLength(c)
  return length === null ? null : Math.min(length, maxBodySize(c.req.path))
}

const largestBody = (c: Context<Env>): number =>
  trimOf(c) ? largestUpload : maxBodySize(c.req.path)

function withoutRest(c: Context<Env>, body: ReadableStream<Uint8Array>) {
  const trim = trimOf(c)
  return trim ? body.pipeThrough(trimFiles(trim.boundary, trim.room)) : body
}

function refuseRest(c: Context<Env>, kind: 'too_slow' | 'too_many_bodies'): Response {
  const page = errorPage(c, kind)
  // what is still to come is not read: even to drop it takes memory
  page.headers.set('Connection', 'close')
  return page
}

/** Lets a page read its body within its limits; resolves with why the rest was refused. */
async function passOn(c: Context<Env>, next: Next, share: BodyShare): Promise<BodyRefused | null> {
  const { raw } = c.req
  let refused: BodyRefused | null = null
  const onRefused = (refusal: BodyRefused) => {
    refused ??= refusal
  }
  const arriving = () => raw.body && withoutRest(c, pacedBody(raw.body, onRefused))
  const body = limitedBody(arriving, { max: maxBodySize(c.req.path), share, onRefused })
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

const isOfFiles = (c: Context<Env>) =>
  /^multipart\/form-data\b/i.test(c.req.header('Content-Type') ?? '')

function tooLarge(c: Context<Env>): Response {
  const max = isOfFiles(c) ? largestFile(c.req.path) : null
  return max === null ? errorPage(c, 'too_large') : errorPage(c, 'file_too_large', { max })
}

const refuse = (c: Context<Env>, kind: BodyRefused['kind']): Response =>
  kind === 'too_large' ? tooLarge(c) : refuseRest(c, kind)

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
    if (Number(length) > largestBody(c)) return refuse(c, 'too_large')
    const share = memory[kindOfBody(c.req.path)].share(networkOf(clientIp(c)))
    if (!share.hasRoomFor(heldLength(c) ?? 0)) return refuse(c, 'too_many_bodies')
    const refused = await passOn(c, next, share)
    if (!refused) return
    // what the page made of half a body is dropped, headers too
    c.res = undefined
    c.finalized = false
    c.res = refuse(c, refused.kind)
  })
}
