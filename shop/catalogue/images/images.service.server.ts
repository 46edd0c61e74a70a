import { createHash } from 'node:crypto'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import type { FileStore, StoredFile } from '#platform/files/file-store.ts'
import { changeProducts } from '../management/product-changes.service.server.ts'
import { drawFiles, drawOriginal } from './draw-images.server.ts'
import {
  type Crop,
  cropWithin,
  type ImageRefusal,
  imageUrl,
  type Move,
  maxImages,
  rearranged,
  stemOf,
  uploadedAt,
  wholeImage,
} from './image-file.rules.ts'

type StaffCtx = Needs<'now' | 'requestId' | 'files'>
const originals = 'product_originals'
const shown = 'product_pictures'

/** The product's images as the editor saw them, one per line. */
export interface Seen {
  readonly id: string
  readonly pictures: readonly string[]
}

const asText = (images: readonly string[]) => images.join('\n') || null

async function save(
  ctx: StaffCtx,
  { id, pictures: images }: Seen,
  after: readonly string[],
): Promise<Result<null, ImageRefusal>> {
  const change = { from: asText(images), to: asText([...new Set(after)]) }
  const saved = await changeProducts(ctx, [{ id, fields: { pictures: change } }], {
    action: 'pictures',
  })
  return saved.ok ? ok(null) : refused('changed')
}

/** Encoded once: the same original and crop are the same image. */
async function drawOnce(files: FileStore, original: string, crop: Crop, bytes: Buffer) {
  const stem = stemOf(original, crop)
  if (!(await files.get(shown, `${stem}-share.jpg`)))
    for (const file of await drawFiles(bytes, crop))
      await files.put(shown, `${stem}${file.ending}`, file.bytes, { contentType: file.contentType })
  return imageUrl(stem)
}

async function storeOriginal(
  files: FileStore,
  sent: Buffer,
): Promise<Result<string, ImageRefusal>> {
  const drawn = await drawOriginal(sent)
  if (!drawn.ok) return drawn
  const name = createHash('sha256').update(drawn.value).digest('hex').slice(0, 20)
  await files.put(originals, `${name}.webp`, drawn.value, { contentType: 'image/webp' })
  return ok(await drawOnce(files, name, wholeImage, drawn.value))
}

/** Appends the uploaded images: all or none. */
export async function addImages(
  ctx: StaffCtx,
  seen: Seen,
  sent: readonly Buffer[],
): Promise<Result<null, ImageRefusal>> {
  if (sent.length === 0) return refused('file_missing')
  if (seen.pictures.length + sent.length > maxImages) return refused('too_many')
  const added: string[] = []
  for (const bytes of sent) {
    const saved = await storeOriginal(ctx.files, bytes)
    if (!saved.ok) return saved
    added.push(saved.value)
  }
  return save(ctx, seen, [...seen.pictures, ...added])
}

export const moveImage = (ctx: StaffCtx, seen: Seen, image: string, move: Move) =>
  save(ctx, seen, rearranged(seen.pictures, image, move))

/** Replaces an image by another crop of its original. */
export async function cropImage(
  ctx: StaffCtx,
  seen: Seen,
  image: string,
  crop: Crop,
): Promise<Result<null, ImageRefusal>> {
  const uploaded = uploadedAt(image)
  const original = uploaded && (await ctx.files.get(originals, `${uploaded.original}.webp`))
  if (!original || !seen.pictures.includes(image)) return refused('no_original')
  const url = await drawOnce(ctx.files, uploaded.original, cropWithin(crop), original.bytes)
  const after = seen.pictures.map((one) => (one === image ? url : one))
  return save(ctx, seen, after)
}

/** A file of an uploaded image, public. */
export const uploadedImage = (files: FileStore, name: string): Promise<StoredFile | null> =>
  /^f-[0-9a-f]{20}(-\d{1,3}){3}-(240|480|800|light|share)\.(avif|webp|jpg)$/.test(name)
    ? files.get(shown, name)
    : Promise.resolve(null)
