export type ImageKind = 'jpeg' | 'png' | 'webp'

const startsWith = (bytes: Uint8Array, start: readonly number[], from = 0) =>
  start.every((byte, index) => bytes[from + index] === byte)

const characters = (text: string) => [...text].map((character) => character.charCodeAt(0))

/** The type of a file by its first bytes, independent of its name. */
export function kindOfImage(bytes: Uint8Array): ImageKind | 'pdf' | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (startsWith(bytes, characters('RIFF')) && startsWith(bytes, characters('WEBP'), 8))
    return 'webp'
  return startsWith(bytes, characters('%PDF-')) ? 'pdf' : null
}
