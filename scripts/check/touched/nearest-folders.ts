import fs from 'node:fs'
import path from 'node:path'
import { foldersOf } from './sql-folders.ts'

/** Names every table, and changes only with the files that it is made of. */
const dump = 'database/schema.sql'
const textOf = (file: string) => ({ file, text: fs.readFileSync(file, 'utf8') })
const allPolicies = () =>
  ['shop', 'platform']
    .flatMap((folder) =>
      fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/'))),
    )
    .filter((file) => file.endsWith('.policies.sql'))

/** Where the tests lie that changed SQL concerns before all others. */
export function nearestFolders(changed: readonly string[]): string[] {
  const statements = changed.filter((file) => file.endsWith('.sql') && file !== dump).map(textOf)
  if (statements.length === 0) return []
  const folders = foldersOf(statements, allPolicies().map(textOf))
  return [...folders.map((folder) => `${folder}/`), 'tests/architecture/policies-are-forced']
}
