import fs from 'node:fs'
import { openEmbedded } from '#platform/database/embedded/open-embedded.ts'

const { pglite } = await openEmbedded(process.argv[2] ?? '')
await pglite.exec('create table acknowledged (id integer primary key)')
for (let id = 1; ; id++) {
  await pglite.query('insert into acknowledged values ($1)', [id])
  fs.writeSync(1, `${id}\n`)
}
