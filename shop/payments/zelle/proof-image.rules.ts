export const largestProof = 5 * 1024 * 1024
/** More than any telephone shows; a picture of so many points is no screenshot. */
export const mostPixels = 26_000_000

export type ImageRefusal =
  | 'file_missing'
  | 'file_too_large'
  | 'file_is_pdf'
  | 'file_unknown'
  | 'image_broken'
  | 'image_too_large'

export type ImageKind = 'jpeg' | 'png' | 'webp'

const startsWith = (bytes: Uint8Array, start: readonly number[], from = 0) =>
  start.every((byte, index) => bytes[from + index] === byte)

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0))

/** What a file is by its first bytes, whatever it is called. */
export function kindOfImage(bytes: Uint8Array): ImageKind | 'pdf' | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (startsWith(bytes, letters('RIFF')) && startsWith(bytes, letters('WEBP'), 8)) return 'webp'
  return startsWith(bytes, letters('%PDF-')) ? 'pdf' : null
}

export function refusalOfFile(bytes: Uint8Array): ImageRefusal | null {
  if (bytes.length === 0) return 'file_missing'
  if (bytes.length > largestProof) return 'file_too_large'
  const kind = kindOfImage(bytes)
  if (kind === 'pdf') return 'file_is_pdf'
  return kind === null ? 'file_unknown' : null
}
