import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { withoutGrains } from './grains.ts'
import { masterFiles } from './master-files.ts'

const folder = process.argv[2] ?? '.pictures'
const wanted = process.argv.slice(3)
const masters = new URL('masters/', import.meta.url)
const known = masterFiles(masters)

async function saveMaster(name: string): Promise<void> {
  const { data, info } = await sharp(join(folder, `${name}.png`))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const once = withoutGrains({ width, height, data })
  const clean = withoutGrains({ width, height, data: once })
  await sharp(clean, { raw: { width, height, channels: 3 } })
    .webp({ quality: 90, effort: 4 })
    .toFile(known.get(name) ?? join(masters.pathname, `${name}.webp`))
}

const isWanted = (name: string) =>
  wanted.length === 0 || wanted.some((start) => name.startsWith(start))

/** Keeps what the studio rendered as masters, in a form that a repository can hold. */
mkdirSync(masters, { recursive: true })
for (const file of readdirSync(folder)) {
  const name = file.replace(/\.png$/, '')
  if (file !== name && isWanted(name)) await saveMaster(name)
}
