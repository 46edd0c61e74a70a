import fs from 'node:fs'
import { slimManifest } from './slim-manifest.rules.ts'

const folder = 'build/client/assets'

/** What the browser is told of the shop's addresses is fetched before every first page. */
for (const name of fs.readdirSync(folder)) {
  if (!/^manifest-\w+\.js$/.test(name)) continue
  const file = `${folder}/${name}`
  fs.writeFileSync(file, slimManifest(fs.readFileSync(file, 'utf8')))
}
