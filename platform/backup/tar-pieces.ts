import fs from 'node:fs'
import path from 'node:path'

const block = 512
const largestSize = 8 ** 11 - 1

const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`

/** A name of more than a hundred bytes is split at a slash, as the format asks for. */
function splitName(name: string): { readonly prefix: string; readonly last: string } {
  if (Buffer.byteLength(name) <= 100) return { prefix: '', last: name }
  const at = name.lastIndexOf('/', 154)
  return { prefix: name.slice(0, at), last: name.slice(at + 1) }
}

function headOf(name: string, size: number, modified: Date): Buffer {
  if (size > largestSize) throw new Error(`${name} is too large for an archive`)
  const { prefix, last } = splitName(name)
  const head = Buffer.alloc(block)
  const put = (text: string, at: number) => head.write(text, at)
  put(last, 0)
  put(octal(0o600, 7), 100)
  put(octal(0, 7), 108)
  put(octal(0, 7), 116)
  put(octal(size, 11), 124)
  put(octal(Math.floor(modified.getTime() / 1000), 11), 136)
  put(' '.repeat(8), 148)
  put('0', 156)
  put('ustar\x0000', 257)
  put(prefix, 345)
  const sum = head.reduce((total, byte) => total + byte, 0)
  put(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return head
}

/** A folder as a tar archive, file by file, never a whole file in memory. */
export async function* tarPieces(folder: string): AsyncGenerator<Buffer> {
  const root = path.basename(folder)
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name)
    const name = path.posix.join(root, path.relative(folder, file).split(path.sep).join('/'))
    const { size, mtime } = fs.statSync(file)
    yield headOf(name, size, mtime)
    for await (const piece of fs.createReadStream(file)) yield piece as Buffer
    yield Buffer.alloc((block - (size % block)) % block)
  }
  yield Buffer.alloc(2 * block)
}
