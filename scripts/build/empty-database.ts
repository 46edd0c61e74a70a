import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { archivedVersion, packCluster } from '#platform/database/embedded/empty-cluster.ts'
import { emptyCluster } from '#platform/database/embedded/open-embedded.ts'

/** Makes the empty database with which an embedded shop begins, once for each version of the package. */
async function makeCluster(version: string): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'girasol-empty-'))
  try {
    const pglite = await PGlite.create(path.join(folder, 'database'))
    await pglite.close()
    fs.writeFileSync(emptyCluster, packCluster(path.join(folder, 'database'), version))
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

const description = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'))
const { version } = JSON.parse(fs.readFileSync(description, 'utf8')) as { version: string }
if (archivedVersion(emptyCluster) !== version) await makeCluster(version)
