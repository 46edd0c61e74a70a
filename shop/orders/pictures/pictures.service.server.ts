import { randomUUID } from 'node:crypto'
import type { ImageRefusal } from '#kernel/picture-file.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystem, inTransaction, type Tx } from '#platform/database/transaction.ts'
import { cleanImage } from '#platform/files/clean-image.ts'
import type { StoredFile } from '#platform/files/file-store.ts'
import { addNote } from '../notes.service.server.ts'
import { findOrder, lockOrder } from '../orders.queries.server.ts'
import { mostDeliveryPictures, type OrderPicture, type PictureKind } from './damage.rules.ts'
import { insertPicture, picturesIn } from './pictures.queries.server.ts'

export const pictureBucket = 'order_pictures'

export interface KeptPicture {
  readonly fileName: string
  readonly hash: string
}

/** Drawn anew and put away, before anything is written of it. */
export async function keepPicture(
  { files }: Needs<'files'>,
  bytes: Buffer,
): Promise<Result<KeptPicture, ImageRefusal>> {
  const image = await cleanImage(bytes)
  if (!image.ok) return image
  const fileName = `${randomUUID()}.webp`
  await files.put(pictureBucket, fileName, image.value.bytes, {
    contentType: 'image/webp',
    cacheControl: 'private, no-store',
  })
  return ok({ fileName, hash: image.value.hash })
}

export const dropPicture = ({ files }: Needs<'files'>, { fileName }: KeptPicture) =>
  files.remove(pictureBucket, fileName)

export const notePicture = (
  { tx, now }: { readonly tx: Tx; readonly now: Date },
  orderId: string,
  kind: PictureKind,
  { fileName, hash, by }: KeptPicture & { readonly by: string | null },
) =>
  insertPicture(tx, {
    ...{ order_id: orderId, kind, file_name: fileName, image_hash: hash },
    ...{ added_by: by, added_at: now },
  })

export type DeliveryPictureRefusal =
  | ImageRefusal
  | 'not_allowed'
  | 'order_not_found'
  | 'not_delivered'
  | 'too_many_pictures'

type Adding = Needs<'now' | 'files'>

async function refusalFor(tx: Tx, orderId: string): Promise<DeliveryPictureRefusal | null> {
  const order = await findOrder(tx, { id: orderId })
  if (!order) return 'order_not_found'
  if (order.delivery !== 'delivered') return 'not_delivered'
  const known = (await picturesIn(tx, orderId)).filter(({ kind }) => kind === 'delivery')
  return known.length >= mostDeliveryPictures ? 'too_many_pictures' : null
}

type Added = Result<'kept' | 'known', DeliveryPictureRefusal>

const note = (ctx: Adding, orderId: string, picture: KeptPicture, by: string): Promise<Added> =>
  inTransaction(ctx, async (inside): Promise<Added> => {
    const { tx } = inside
    await lockOrder(tx, orderId)
    const refusal = await refusalFor(tx, orderId)
    if (refusal) return refused(refusal)
    if (!(await notePicture(inside, orderId, 'delivery', { ...picture, by }))) return ok('known')
    await addNote(inside, orderId, { event: { code: 'delivery_picture_added' } })
    return ok('kept')
  })

/** Staff adds a photograph to what was delivered. */
export async function addDeliveryPicture(
  ctx: Adding,
  orderId: string,
  bytes: Buffer,
): Promise<Added> {
  if (ctx.actor.role !== 'admin') return refused('not_allowed')
  const refusal = await inTransaction(ctx, ({ tx }) => refusalFor(tx, orderId))
  if (refusal) return refused(refusal)
  const picture = await keepPicture(ctx, bytes)
  if (!picture.ok) return picture
  const added = await note(ctx, orderId, picture.value, ctx.actor.id)
  if (!added.ok || added.value === 'known') await dropPicture(ctx, picture.value)
  return added
}

/** For whoever opened the order by its link, or staff: which photographs there are. */
export const picturesOf = ({ db }: Needs, orderId: string) =>
  inTransaction(asSystem(db, 'the photographs of an order'), ({ tx }) => picturesIn(tx, orderId))

/** A photograph of this very order; null for every other name. */
export async function openPicture(
  { db, files }: Needs<'files'>,
  orderId: string,
  name: string,
): Promise<StoredFile | null> {
  const known = await picturesOf(asSystem(db, 'a photograph is opened'), orderId)
  return known.some((picture) => picture.name === name) ? files.get(pictureBucket, name) : null
}

interface PictureFile extends OrderPicture {
  readonly bytes: Uint8Array
}

/** For staff: the photographs of an order as they are kept, one by one; one whose file is gone is left out. */
export async function* pictureFilesOf(
  ctx: Needs<'files'>,
  orderId: string,
): AsyncGenerator<PictureFile> {
  for (const picture of await inTransaction(ctx, ({ tx }) => picturesIn(tx, orderId))) {
    const file = await ctx.files.get(pictureBucket, picture.name)
    if (file) yield { ...picture, bytes: file.bytes }
  }
}
