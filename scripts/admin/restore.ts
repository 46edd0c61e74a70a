import { rowsIn } from '#platform/backup/manifest.ts'
import { restoreBackup } from '#platform/backup/restore-backup.ts'
import { readEnvironment } from '#platform/config.ts'
import { StartupError } from '#platform/startup-error.ts'
import { rowTranslations } from '#server/backups/row-translations.ts'
import { explain } from '#server/startup-error-text.ts'

const usage = `npm run restore -- FOLDER

  Puts a backup into an empty place: a DATA_DIR without a database and files, or the empty Postgres
  database of DATABASE_URL and MIGRATION_DATABASE_URL. A backup of one kind of database may go into the other.`

try {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new StartupError(usage)
  const manifest = await restoreBackup(readEnvironment(), folder, rowTranslations)
  const { list } = manifest.files
  console.log(`${rowsIn(manifest)} rows and ${list.length} files of ${manifest.madeAt} are back.`)
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
