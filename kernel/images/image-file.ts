import { kindOfImage } from './image-kind.ts'

export const largestProof = 5 * 1024 * 1024
/** More than any phone display has; an image with more pixels is not a screenshot. */
export const maxPixels = 26_000_000

const imageRefusals = [
  'file_missing',
  'file_too_large',
  'file_is_pdf',
  'file_unknown',
  'image_broken',
  'image_too_large',
] as const
export type ImageRefusal = (typeof imageRefusals)[number]

export const isImageRefusal = (code: string): code is ImageRefusal =>
  imageRefusals.some((refusal) => refusal === code)

export function refusalOfFile(bytes: Uint8Array): ImageRefusal | null {
  if (bytes.length === 0) return 'file_missing'
  if (bytes.length > largestProof) return 'file_too_large'
  const kind = kindOfImage(bytes)
  if (kind === 'pdf') return 'file_is_pdf'
  return kind === null ? 'file_unknown' : null
}
