import { largestProof } from '#kernel/images/image-file.ts'
import { limitedPath } from '../urls/canonical-path.ts'

const kilobyte = 1024
const megabyte = kilobyte * kilobyte

const form = 64 * kilobyte
/** A screenshot of at most 5 MB and its form fields. */
const image = 5 * megabyte + form
/** Three photos, of damage or of a house. */
const damage = 3 * image
/** Product files, product images, lists of sanctions, and bulk changes; access is checked before the body is read. */
const products = 12 * megabyte

const larger: readonly (readonly [RegExp, number])[] = [
  [/^\/pedido\/[^/]{1,200}\/comprobante$|^\/pagar\/[^/]{1,200}$/, image],
  [/^\/admin\/pedidos\/[^/]{1,60}\/foto$/, image],
  [/^\/pedido\/[^/]{1,200}\/(?:danos|resena)$/, damage],
  [/^\/admin\/products(?:\/|$)|^\/admin\/listas$/, products],
]

/** More than three photos of any phone: their forms are read to the end, to be answered beside the field. */
export const largestUpload = 48 * megabyte

/** What of the files of a form reaches the page: one byte too many shows that a file was too large. */
export function roomForFiles(path: string) {
  const max = maxBodySize(path)
  if (max !== image && max !== damage) return null
  return { ofEach: largestProof + 1, all: max - form + 1, upload: largestUpload }
}

/** How large a body a path takes. */
export const maxBodySize = (path: string): number =>
  larger.find(([pattern]) => pattern.test(limitedPath(path)))?.[1] ?? form

/** How many megabytes one file may have in a form that a path takes, as its field says; null where it takes no files. */
export function largestFile(path: string): number | null {
  const max = maxBodySize(path)
  if (max === form) return null
  return max === products ? 10 : largestProof / megabyte
}

/** A body of an order or an ordinary form: as many as there may be connections fit into the memory without being counted. */
export const smallBody = 8 * kilobyte

/**
 * What all larger bodies of a process may hold together while they are read; parsing them takes about three times that. Forms
 * and files are counted apart, so that neither keeps out the other.
 */
export const bodyMemory = {
  forms: { all: 24 * megabyte, ofOneNetwork: 8 * megabyte },
  files: { all: 32 * megabyte, ofOneNetwork: 16 * megabyte },
} as const

export const kindOfBody = (path: string) => (maxBodySize(path) > form ? 'files' : 'forms')
