import { createHash } from 'node:crypto'
import { type ImageRefusal, maxPixels, refusalOfFile } from '#kernel/images/image-file.ts'
import { kindOfImage } from '#kernel/images/image-kind.ts'
import { ok, type Result, refused } from '#kernel/result.ts'

export interface CleanImage {
  readonly bytes: Buffer
  /** Hash of the stored image: the same image sent twice is recognised. */
  readonly hash: string
}

const maxSide = 4_000
const atOnce = 2
let running = 0
const waiting: (() => void)[] = []

/** Many concurrent images are processed two at a time. */
async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  if (running >= atOnce) await new Promise<void>((next) => waiting.push(next))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

async function draw(bytes: Buffer, side: number): Promise<Result<Buffer, ImageRefusal>> {
  const { default: sharp } = await import('sharp')
  const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
  const { format, width, height } = await image.metadata()
  if (width * height > maxPixels) return refused('image_too_large')
  if (format !== kindOfImage(bytes)) return refused('file_unknown')
  const drawn = image
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .webp({ quality: 80 })
    .timeout({ seconds: 15 })
  return ok(await drawn.toBuffer())
}

/** Re-encodes the image: only its pixels remain, no location, no camera data, no embedded file. */
export async function cleanImage(
  bytes: Buffer,
  side = maxSide,
): Promise<Result<CleanImage, ImageRefusal>> {
  const refusal = refusalOfFile(bytes)
  if (refusal) return refused(refusal)
  try {
    const drawn = await inTurn(() => draw(bytes, side))
    if (!drawn.ok) return drawn
    const hash = createHash('sha256').update(drawn.value).digest('hex')
    return ok({ bytes: drawn.value, hash })
  } catch (error) {
    return refused(/pixel limit/i.test(String(error)) ? 'image_too_large' : 'image_broken')
  }
}
