import fs from 'node:fs'
import { shopManifest } from '#web/shell/layout/panel-routes.rules.ts'
import { slimManifest, withoutPanel } from './slim-manifest.rules.ts'

const folder = 'build/client/assets'

/** The browser's route manifest is fetched before every first page. */
for (const name of fs.readdirSync(folder)) {
  if (!/^manifest-\w+\.js$/.test(name)) continue
  const file = `${folder}/${name}`
  const slim = slimManifest(fs.readFileSync(file, 'utf8'))
  fs.writeFileSync(file, slim)
  fs.writeFileSync(shopManifest(file), withoutPanel(slim))
}
