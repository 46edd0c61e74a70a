import { promisify } from 'node:util'
import { brotliCompress, constants, crc32, gunzip, gzip } from 'node:zlib'
import { alone, brotliParams, chunkSize, type Encoding } from '../middleware/compression.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const unpack = promisify(gunzip)

/** The longest end that one block of either encoding holds. */
export const maxSuffixLength = 65_535

/** The prefix of a body whose end differs per user, compressed once for all of them. */
export interface OpenEnded {
  readonly br: Buffer
  readonly gzip: Buffer
  /** The checksum and the length of the uncompressed data, which gzip puts at its end. */
  readonly crc: number
  readonly length: number
}

export async function openEnded(start: Buffer): Promise<OpenEnded> {
  const [br, gz] = await Promise.all([
    brotli(start, {
      params: brotliParams,
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
      chunkSize,
    }),
    gzipped(start, { finishFlush: constants.Z_FULL_FLUSH, chunkSize }),
  ])
  return { br: alone(br), gzip: alone(gz), crc: crc32(start), length: start.length }
}

/** An uncompressed meta-block and the empty last one, after a flush (RFC 7932, 9.2). */
function brotliEnd(end: Buffer): Buffer[] {
  const header = Buffer.alloc(3)
  const isUncompressed = 1 << 19
  header.writeUIntLE(((end.length - 1) << 3) | isUncompressed, 0, 3)
  return [header, end, Buffer.of(0b11)]
}

/** A stored block, the last one (RFC 1951, 3.2.4), with the checksum and length of the whole (RFC 1952, 2.3.1). */
function gzipEnd({ crc, length }: OpenEnded, end: Buffer): Buffer[] {
  const header = Buffer.of(1, 0, 0, 0, 0)
  header.writeUInt16LE(end.length, 1)
  header.writeUInt16LE(~end.length & 0xffff, 3)
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(crc32(end, crc), 0)
  trailer.writeUInt32LE((length + end.length) % 2 ** 32, 4)
  return [header, end, trailer]
}

/** The whole of it in an encoding; the end is 1 to 65,535 bytes long. */
export async function endedWith(
  start: OpenEnded,
  end: Buffer,
  encoding: Encoding | null,
): Promise<Buffer<ArrayBuffer>> {
  if (end.length < 1 || end.length > maxSuffixLength)
    throw new RangeError('an end of no fitting length')
  if (encoding === 'br') return Buffer.concat([start.br, ...brotliEnd(end)])
  if (encoding === 'gzip') return Buffer.concat([start.gzip, ...gzipEnd(start, end)])
  return Buffer.concat([await unpack(start.gzip, { finishFlush: constants.Z_SYNC_FLUSH }), end])
}
