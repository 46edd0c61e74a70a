import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib'

const largestEntry = 64 * 1024 * 1024
const maxEntries = 500
const deflated = 8
const stored = 0

const signs = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 }
const sizes = { local: 30, central: 46, end: 22 }
/** The first of January 1980: a file made twice is the same file. */
const someDay = 0x21

export interface Entry {
  readonly name: string
  readonly text: string | Uint8Array
}

function headOf(name: Buffer, packed: Buffer, plain: Buffer): Buffer {
  const head = Buffer.alloc(26)
  head.writeUInt16LE(20, 0)
  head.writeUInt16LE(0x0800, 2)
  head.writeUInt16LE(deflated, 4)
  head.writeUInt16LE(someDay, 8)
  head.writeUInt32LE(crc32(plain), 10)
  head.writeUInt32LE(packed.length, 14)
  head.writeUInt32LE(plain.length, 18)
  head.writeUInt16LE(name.length, 22)
  return head
}

const number = (value: number, bytes: number) => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntLE(value, 0, bytes)
  return buffer
}

interface Packed {
  readonly file: Buffer
  /** The entry's record in the directory at the end. */
  readonly line: Buffer
}

function packedEntry({ name, text }: Entry, offset: number): Packed {
  const [title, plain] = [Buffer.from(name), Buffer.from(text)]
  const packed = deflateRawSync(plain)
  const head = headOf(title, packed, plain)
  const file = Buffer.concat([number(signs.local, 4), head, title, packed])
  const place = [number(20, 2), head, Buffer.alloc(10), number(offset, 4), title]
  return { file, line: Buffer.concat([number(signs.central, 4), ...place]) }
}

function directoryOf(lines: readonly Buffer[], offset: number): Buffer {
  const list = Buffer.concat(lines)
  const count = number(lines.length, 2)
  const end = [number(signs.end, 4), Buffer.alloc(4), count, count, number(list.length, 4)]
  return Buffer.concat([list, ...end, number(offset, 4), Buffer.alloc(2)])
}

/** A small archive: every file compressed, no feature that older programs lack. */
export function zipped(entries: readonly Entry[]): Buffer {
  const files: Buffer[] = []
  const lines: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const { file, line } = packedEntry(entry, offset)
    files.push(file)
    lines.push(line)
    offset += file.length
  }
  return Buffer.concat([...files, directoryOf(lines, offset)])
}

/** The same piece by piece: each file is forgotten once it is passed on. */
export async function* zippedPieces(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  const lines: Buffer[] = []
  let offset = 0
  for await (const entry of entries) {
    const { file, line } = packedEntry(entry, offset)
    lines.push(line)
    offset += file.length
    yield file
  }
  yield directoryOf(lines, offset)
}

export class BrokenArchive extends Error {}

function endOf(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - sizes.end - 65_535)
  for (let at = bytes.length - sizes.end; at >= first; at -= 1)
    if (bytes.readUInt32LE(at) === signs.end) return at
  throw new BrokenArchive('no directory')
}

function plainOf(bytes: Buffer, at: number): string {
  const method = bytes.readUInt16LE(at + 10)
  const packedSize = bytes.readUInt32LE(at + 20)
  const local = bytes.readUInt32LE(at + 42)
  const data = local + sizes.local + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
  const packed = bytes.subarray(data, data + packedSize)
  if (method !== stored && method !== deflated) throw new BrokenArchive('packed in an unknown way')
  const plain =
    method === stored ? packed : inflateRawSync(packed, { maxOutputLength: largestEntry })
  if (crc32(plain) !== bytes.readUInt32LE(at + 16)) throw new BrokenArchive('a file is damaged')
  return plain.toString('utf8')
}

/** The texts of an archive, each decompressed on access and never beyond a limit. */
export function unzipped(bytes: Buffer): (name: string) => string | null {
  try {
    const end = endOf(bytes)
    const count = bytes.readUInt16LE(end + 10)
    if (count > maxEntries) throw new BrokenArchive('too many files')
    const places = new Map<string, number>()
    let at = bytes.readUInt32LE(end + 16)
    for (let index = 0; index < count; index += 1) {
      if (bytes.readUInt32LE(at) !== signs.central) throw new BrokenArchive('no entry')
      const lengths = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place))
      const name = bytes.toString(
        'utf8',
        at + sizes.central,
        at + sizes.central + (lengths[0] ?? 0),
      )
      places.set(name, at)
      at += sizes.central + lengths.reduce((sum, length) => sum + length, 0)
    }
    return (name) => {
      const place = places.get(name)
      return place === undefined ? null : reading(() => plainOf(bytes, place))
    }
  } catch (error) {
    throw error instanceof BrokenArchive ? error : new BrokenArchive(String(error))
  }
}

function reading(work: () => string): string {
  try {
    return work()
  } catch (error) {
    throw error instanceof BrokenArchive ? error : new BrokenArchive(String(error))
  }
}
