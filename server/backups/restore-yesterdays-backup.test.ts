import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { restoreBackup } from '#platform/backup/restore-backup.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openFiles } from '#platform/files/open-files.ts'
import { emptyPlace, ownFolder } from '#tests/harness/processes/empty-place.ts'

/** Made by the version of 25 November 2026, which lacks what came after. */
function yesterdaysBackup(): string {
  const folder = ownFolder()
  execFileSync('tar', ['-xf', 'tests/fixtures/backup-of-november-25.tar', '-C', folder])
  return path.join(folder, 'backup-of-november-25')
}

/** Rows that newer migrations write. */
const added: Record<string, number> = {}

test("yesterday's backup is restored into the version of today, row by row and file by file", async () => {
  const { config, open } = await emptyPlace()
  const manifest = await restoreBackup(config, yesterdaysBackup(), [])
  expect(manifest.migrations).toContain('0058_makers_of_products.sql')
  expect(manifest.migrations).not.toContain('0079_proofs_of_parts.sql')
  expect(manifest.tables.orders?.rows).toBe(2)
  const pool = await open()
  const rows: Record<string, number> = {}
  const expected: Record<string, number> = {}
  for (const [table, { rows: before }] of Object.entries(manifest.tables)) {
    const counted = await pool.query(`select count(*)::int as rows from "${table}"`)
    rows[table] = counted.rows[0].rows
    expected[table] = before + (added[table] ?? 0)
  }
  expect(rows).toEqual(expected)
  expect(await migrate(pool)).toEqual([])
  expect(await openFiles(config).get('proofs', 'one.webp')).toMatchObject({
    contentType: 'image/webp',
    bytes: Buffer.from([1, 2, 3, 255]),
  })
})
