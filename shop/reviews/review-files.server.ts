import { randomUUID } from 'node:crypto'
import type { ImageRefusal } from '#kernel/images/image-file.ts'
import { ok, type Result } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { cleanImage } from '#platform/files/clean-image.ts'

export const reviewBucket = 'reviews'

/** Pixels of the longer side: they are looked at on phones, over slow connections. */
const maxSide = 1_080

export async function dropReviewImages(
  { files }: Needs<'files'>,
  names: readonly string[],
): Promise<void> {
  for (const name of names) await files.remove(reviewBucket, name)
}

/** Re-encodes and stores all of the photos or none. */
export async function storeReviewImages(
  ctx: Needs<'files'>,
  photos: readonly Buffer[],
): Promise<Result<string[], ImageRefusal>> {
  const names: string[] = []
  for (const bytes of photos) {
    const image = await cleanImage(bytes, maxSide)
    if (!image.ok) {
      await dropReviewImages(ctx, names)
      return image
    }
    const name = `${randomUUID()}.webp`
    await ctx.files.put(reviewBucket, name, image.value.bytes, { contentType: 'image/webp' })
    names.push(name)
  }
  return ok(names)
}
