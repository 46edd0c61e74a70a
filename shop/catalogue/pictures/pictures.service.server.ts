import { createHash } from 'node:crypto'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import type { FileStore, StoredFile } from '#platform/files/file-store.ts'
import { keepProducts } from '../keeping/keeping.service.server.ts'
import { drawFiles, drawOriginal } from './draw-pictures.server.ts'
import {
  type Crop,
  cropWithin,
  type Move,
  mostPictures,
  type PictureRefusal,
  pictureAddress,
  rearranged,
  stemOf,
  uploadedAt,
  wholePicture,
} from './picture-file.rules.ts'

type StaffCtx = Needs<'now' | 'requestId' | 'files'>
const originals = 'product_originals'
const shown = 'product_pictures'

/** The pictures of a product as whoever changes them saw them, one below the other. */
export interface Seen {
  readonly id: string
  readonly pictures: readonly string[]
}

const asText = (pictures: readonly string[]) => pictures.join('\n') || null

async function keep(
  ctx: StaffCtx,
  { id, pictures }: Seen,
  after: readonly string[],
): Promise<Result<null, PictureRefusal>> {
  const change = { from: asText(pictures), to: asText([...new Set(after)]) }
  const kept = await keepProducts(ctx, [{ id, fields: { pictures: change } }], {
    action: 'pictures',
  })
  return kept.ok ? ok(null) : refused('changed')
}

/** Drawn once: another picture of the same original and crop is the same picture. */
async function drawOnce(files: FileStore, original: string, crop: Crop, bytes: Buffer) {
  const stem = stemOf(original, crop)
  if (!(await files.get(shown, `${stem}-share.jpg`)))
    for (const file of await drawFiles(bytes, crop))
      await files.put(shown, `${stem}${file.ending}`, file.bytes, { contentType: file.contentType })
  return pictureAddress(stem)
}

async function keepOriginal(
  files: FileStore,
  sent: Buffer,
): Promise<Result<string, PictureRefusal>> {
  const drawn = await drawOriginal(sent)
  if (!drawn.ok) return drawn
  const name = createHash('sha256').update(drawn.value).digest('hex').slice(0, 20)
  await files.put(originals, `${name}.webp`, drawn.value, { contentType: 'image/webp' })
  return ok(await drawOnce(files, name, wholePicture, drawn.value))
}

/** Adds pictures behind the others: all that were sent, or none. */
export async function addPictures(
  ctx: StaffCtx,
  seen: Seen,
  sent: readonly Buffer[],
): Promise<Result<null, PictureRefusal>> {
  if (sent.length === 0) return refused('file_missing')
  if (seen.pictures.length + sent.length > mostPictures) return refused('too_many')
  const added: string[] = []
  for (const bytes of sent) {
    const kept = await keepOriginal(ctx.files, bytes)
    if (!kept.ok) return kept
    added.push(kept.value)
  }
  return keep(ctx, seen, [...seen.pictures, ...added])
}

export const movePicture = (ctx: StaffCtx, seen: Seen, picture: string, move: Move) =>
  keep(ctx, seen, rearranged(seen.pictures, picture, move))

/** The same picture with another part of its original, in the same place. */
export async function cropPicture(
  ctx: StaffCtx,
  seen: Seen,
  picture: string,
  crop: Crop,
): Promise<Result<null, PictureRefusal>> {
  const uploaded = uploadedAt(picture)
  const original = uploaded && (await ctx.files.get(originals, `${uploaded.original}.webp`))
  if (!original || !seen.pictures.includes(picture)) return refused('no_original')
  const address = await drawOnce(ctx.files, uploaded.original, cropWithin(crop), original.bytes)
  const after = seen.pictures.map((one) => (one === picture ? address : one))
  return keep(ctx, seen, after)
}

/** A file of an uploaded picture; everybody may see it. */
export const uploadedPicture = (files: FileStore, name: string): Promise<StoredFile | null> =>
  /^f-[0-9a-f]{20}(-\d{1,3}){3}-(240|480|800|light|share)\.(avif|webp|jpg)$/.test(name)
    ? files.get(shown, name)
    : Promise.resolve(null)
