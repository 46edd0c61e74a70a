import { randomUUID } from 'node:crypto'
import type { ImageRefusal } from '#kernel/images/image-file.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystem, asSystemWithin, inTransaction, type Tx } from '#platform/database/transaction.ts'
import { cleanImage } from '#platform/files/clean-image.ts'
import type { StoredFile } from '#platform/files/file-store.ts'
import { addNote } from '../history/notes.service.server.ts'
import { findOrder, lockOrder } from '../orders.queries.server.ts'
import { maxDeliveryImages, type OrderImage, takesStaffImages } from './damage.rules.ts'
import { imagesIn, insertImage } from './images.queries.server.ts'

export const imageBucket = 'order_pictures'

export interface StoredImage {
  readonly fileName: string
  readonly hash: string
}

/** Re-encodes and stores an image before its row is written. */
export async function storeImage(
  { files }: Needs<'files'>,
  bytes: Buffer,
): Promise<Result<StoredImage, ImageRefusal>> {
  const image = await cleanImage(bytes)
  if (!image.ok) return image
  const fileName = `${randomUUID()}.webp`
  await files.put(imageBucket, fileName, image.value.bytes, {
    contentType: 'image/webp',
    cacheControl: 'private, no-store',
  })
  return ok({ fileName, hash: image.value.hash })
}

export const dropImage = ({ files }: Needs<'files'>, { fileName }: StoredImage) =>
  files.remove(imageBucket, fileName)

export const noteImage = (
  { tx, now }: { readonly tx: Tx; readonly now: Date },
  orderId: string,
  kind: 'delivery' | 'damage',
  { fileName, hash, by }: StoredImage & { readonly by: string | null },
) =>
  insertImage(tx, {
    ...{ order_id: orderId, kind, file_name: fileName, image_hash: hash },
    ...{ added_by: by, added_at: now },
  })

export type DeliveryImageRefusal =
  | ImageRefusal
  | 'not_allowed'
  | 'order_not_found'
  | 'not_handed_over'
  | 'too_many_pictures'

type Adding = Needs<'now' | 'files'>

async function refusalFor(tx: Tx, orderId: string): Promise<DeliveryImageRefusal | null> {
  const order = await findOrder(tx, { id: orderId })
  if (!order) return 'order_not_found'
  if (!takesStaffImages(order.delivery)) return 'not_handed_over'
  const known = (await imagesIn(tx, orderId)).filter(({ kind }) => kind !== 'damage')
  return known.length >= maxDeliveryImages ? 'too_many_pictures' : null
}

type Added = Result<'kept' | 'known', DeliveryImageRefusal>

const note = (ctx: Adding, orderId: string, image: StoredImage, by: string): Promise<Added> =>
  inTransaction(ctx, async (inside): Promise<Added> => {
    const { tx } = inside
    await lockOrder(tx, orderId)
    const refusal = await refusalFor(tx, orderId)
    if (refusal) return refused(refusal)
    if (!(await noteImage(inside, orderId, 'delivery', { ...image, by }))) return ok('known')
    await addNote(inside, orderId, { event: { code: 'delivery_picture_added' } })
    return ok('kept')
  })

export async function addDeliveryImage(
  ctx: Adding,
  orderId: string,
  bytes: Buffer,
): Promise<Added> {
  if (ctx.actor.role !== 'admin') return refused('not_allowed')
  const refusal = await inTransaction(ctx, ({ tx }) => refusalFor(tx, orderId))
  if (refusal) return refused(refusal)
  const image = await storeImage(ctx, bytes)
  if (!image.ok) return image
  const added = await note(ctx, orderId, image.value, ctx.actor.id)
  if (!added.ok || added.value === 'known') await dropImage(ctx, image.value)
  return added
}

/** The images of an order, for staff or holders of its link. */
export const imagesOf = (ctx: Needs, orderId: string) =>
  asSystemWithin(ctx, 'the images of an order', ({ tx }) => imagesIn(tx, orderId))

/** An image of this order; null for any other name. */
export async function openImage(
  { db, files }: Needs<'files'>,
  orderId: string,
  name: string,
): Promise<StoredFile | null> {
  const known = await imagesOf(asSystem(db, 'an image is opened'), orderId)
  return known.some((image) => image.name === name) ? files.get(imageBucket, name) : null
}

interface ImageFile extends OrderImage {
  readonly bytes: Uint8Array
}

/** For staff: the stored images of an order, streamed; one whose file is missing is skipped. */
export async function* imageFilesOf(
  ctx: Needs<'files'>,
  orderId: string,
): AsyncGenerator<ImageFile> {
  for (const image of await inTransaction(ctx, ({ tx }) => imagesIn(tx, orderId))) {
    const file = await ctx.files.get(imageBucket, image.name)
    if (file) yield { ...image, bytes: file.bytes }
  }
}
