import fs from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const compressible = /\.(js|css|svg|json|txt|xml)$/
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }

for (const entry of fs.readdirSync('build/client', { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !compressible.test(entry.name)) continue
  const file = path.join(entry.parentPath, entry.name)
  const content = fs.readFileSync(file)
  if (content.length < 200) continue
  fs.writeFileSync(`${file}.br`, brotliCompressSync(content, best))
  fs.writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
}
