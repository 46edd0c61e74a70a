import { kindOfImage } from '#kernel/images/image-kind.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import { type Crop, type ImageRefusal, maxPoints, refusalOfImage } from './image-file.rules.ts'

const maxSide = 2_400
const lightLimit = 8_000
/** The background of all product images. */
const ground = '#F3EFE6'
const widths = [240, 480, 800]

let last: Promise<unknown> = Promise.resolve()

/** One image at a time: encoding uses all cores. */
function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const mine = last.then(work, work)
  last = mine.catch(() => {})
  return mine
}

const load = async () => (await import('sharp')).default

async function draw(bytes: Buffer): Promise<Result<Buffer, ImageRefusal>> {
  const sharp = await load()
  const image = sharp(bytes, { limitInputPixels: maxPoints, failOn: 'error', pages: 1 })
  const { format, width, height } = await image.metadata()
  if (width * height > maxPoints) return refused('image_too_large')
  if (format !== kindOfImage(bytes)) return refused('file_unknown')
  const drawn = image
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: ground })
    .webp({ quality: 92 })
    .timeout({ seconds: 30 })
  return ok(await drawn.toBuffer())
}

/** Re-encodes pixels only: no location, camera data or embedded file remains. */
export async function drawOriginal(bytes: Buffer): Promise<Result<Buffer, ImageRefusal>> {
  const refusal = refusalOfImage(bytes)
  if (refusal) return refused(refusal)
  try {
    return await inTurn(() => draw(bytes))
  } catch (error) {
    return refused(/pixel limit/i.test(String(error)) ? 'image_too_large' : 'image_broken')
  }
}

async function cropped(original: Buffer, { left, top, size }: Crop): Promise<Buffer> {
  const sharp = await load()
  const { width, height } = await sharp(original).metadata()
  const side = Math.max(width, height)
  const part = (percent: number) => Math.round((side * percent) / 100)
  const square = await sharp(original)
    .resize(side, side, { fit: 'contain', background: ground })
    .toBuffer()
  const length = Math.max(1, Math.min(part(size), side - Math.max(part(left), part(top))))
  return sharp(square)
    .extract({ left: part(left), top: part(top), width: length, height: length })
    .resize(800, 800)
    .png()
    .toBuffer()
}

async function light(image: Buffer): Promise<Buffer> {
  const sharp = await load()
  const small = sharp(image).resize(320, 320)
  for (const quality of [60, 50, 40, 30, 20, 10]) {
    const bytes = await small.clone().webp({ quality, effort: 4, smartSubsample: true }).toBuffer()
    if (bytes.length <= lightLimit) return bytes
  }
  return sharp(image).resize(160, 160).webp({ quality: 20 }).toBuffer()
}

async function share(image: Buffer): Promise<Buffer> {
  const sharp = await load()
  return sharp(image)
    .resize(1200, 630, { fit: 'contain', background: ground })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}

export interface Drawn {
  /** Suffix of the file name: '-480.avif', '-light.webp' … */
  readonly ending: string
  readonly contentType: string
  readonly bytes: Buffer
}

/** All files of an image, as for the shop's own images: widths, formats, light version, link preview. */
export const drawFiles = (original: Buffer, crop: Crop): Promise<readonly Drawn[]> =>
  inTurn(async () => {
    const sharp = await load()
    const image = await cropped(original, crop)
    const drawn: Drawn[] = []
    for (const width of widths) {
      const small = sharp(image).resize(width, width)
      const avif = await small.clone().avif({ quality: 56, effort: 2 }).toBuffer()
      const webp = await small.webp({ quality: 76, effort: 4, smartSubsample: true }).toBuffer()
      drawn.push({ ending: `-${width}.avif`, contentType: 'image/avif', bytes: avif })
      drawn.push({ ending: `-${width}.webp`, contentType: 'image/webp', bytes: webp })
    }
    drawn.push({ ending: '-light.webp', contentType: 'image/webp', bytes: await light(image) })
    drawn.push({ ending: '-share.jpg', contentType: 'image/jpeg', bytes: await share(image) })
    return drawn
  })
