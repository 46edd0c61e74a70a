import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(js|css|svg|json|txt|xml)$/
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
const [brotli, deflate] = [promisify(brotliCompress), promisify(gzip)]

async function pack(file: string): Promise<void> {
  const content = await fs.readFile(file)
  if (content.length < 200) return
  await fs.writeFile(`${file}.br`, await brotli(content, best))
  await fs.writeFile(`${file}.gz`, await deflate(content, { level: 9 }))
}

const entries = await fs.readdir('build/client', { recursive: true, withFileTypes: true })
await Promise.all(
  entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => pack(path.join(entry.parentPath, entry.name))),
)
