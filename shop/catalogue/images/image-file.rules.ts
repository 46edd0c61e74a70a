import { kindOfImage } from '#kernel/images/image-kind.ts'

export const largestImage = 10 * 1024 * 1024
/** 8000 × 6000: larger than usual cameras. */
export const maxPoints = 48_000_000
export const maxImages = 10

export type ImageRefusal =
  | 'file_missing'
  | 'file_too_large'
  | 'file_unknown'
  | 'image_broken'
  | 'image_too_large'
  | 'too_many'
  | 'changed'
  | 'no_original'

export function refusalOfImage(bytes: Uint8Array): ImageRefusal | null {
  if (bytes.length === 0) return 'file_missing'
  if (bytes.length > largestImage) return 'file_too_large'
  const kind = kindOfImage(bytes)
  return kind === null || kind === 'pdf' ? 'file_unknown' : null
}

/** A square section, in percent of the smallest square that contains the image. */
export interface Crop {
  readonly left: number
  readonly top: number
  readonly size: number
}
export const wholeImage: Crop = { left: 0, top: 0, size: 100 }
const smallest = 10

const within = (value: number, min: number, max: number) =>
  Math.min(max, Math.max(min, Math.round(value)))

/** The nearest crop within the image. */
export function cropWithin({ left, top, size }: Crop): Crop {
  const side = within(size, smallest, 100)
  return { left: within(left, 0, 100 - side), top: within(top, 0, 100 - side), size: side }
}

/** The name of an uploaded image contains its original and its crop: another crop is another image. */
export const stemOf = (original: string, { left, top, size }: Crop): string =>
  `f-${original}-${left}-${top}-${size}`

export const imageUrl = (stem: string): string => `/products/${stem}-800.webp`

interface Uploaded {
  readonly original: string
  readonly crop: Crop
}

/** Original and crop of an uploaded image's path; null for other images. */
export function uploadedAt(url: string): Uploaded | null {
  const [, original = '', left, top, size] =
    /^\/products\/f-([0-9a-f]{20})-(\d{1,3})-(\d{1,3})-(\d{1,3})-800\.webp$/.exec(url) ?? []
  if (original === '') return null
  return { original, crop: { left: Number(left), top: Number(top), size: Number(size) } }
}

export const moves = ['first', 'earlier', 'later', 'remove'] as const
export type Move = (typeof moves)[number]

/** Sorts the images; unknown ones are ignored. */
export function rearranged(
  images: readonly string[],
  image: string,
  move: Move,
): readonly string[] {
  const at = images.indexOf(image)
  if (at < 0) return images
  const others = images.filter((one) => one !== image)
  if (move === 'remove') return others
  const place = { first: 0, earlier: Math.max(0, at - 1), later: at + 1 }[move]
  return [...others.slice(0, place), image, ...others.slice(place)]
}
