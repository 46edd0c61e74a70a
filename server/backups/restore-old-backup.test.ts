import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { restoreBackup } from '#platform/backup/restore-backup.ts'
import type { RowTranslation } from '#platform/backup/row-translation.ts'
import { emptyPlace, ownFolder } from '#tests/harness/processes/empty-place.ts'
import { rowTranslations } from './row-translations.ts'

/** A backup of format 1, packed as one file. */
function oldBackup(): string {
  const folder = ownFolder()
  execFileSync('tar', ['-xf', 'tests/fixtures/backup-before-the-baseline.tar', '-C', folder])
  return path.join(folder, 'backup-before-the-baseline')
}

const louder: RowTranslation = {
  table: 'donations',
  translate: (row) => ({ ...row, message: `${row.message}!` }),
}

test('a backup made before the baseline is restored whole, its rows translated', async () => {
  const { config, open } = await emptyPlace()
  const manifest = await restoreBackup(config, oldBackup(), [...rowTranslations, louder, louder])
  const pool = await open()
  const look = async (query: string) => (await pool.query(query)).rows
  // what newer migrations add: every product is listed again, six sections of cables are synonyms
  const added: Record<string, number> = {
    listing_due: manifest.tables.products?.rows ?? 0,
    search_synonyms: 6,
  }
  for (const [table, { rows }] of Object.entries(manifest.tables))
    expect(await look(`select '${table}' as name, count(*)::int as rows from "${table}"`)).toEqual([
      { name: table, rows: table === 'sessions' ? 0 : rows + (added[table] ?? 0) },
    ])
  expect(await look('select sum(total_cents)::int as cents from orders')).toEqual([
    { cents: 186_039 },
  ])
  const images = await look(
    `select image_url as url from products union select share_image_url from products
       union select jsonb_array_elements_text(gallery_images) from products`,
  )
  expect(images.length).toBeGreaterThan(100)
  expect(images.filter(({ url }) => !fs.existsSync(`public${url}`))).toEqual([])
  expect(await look('select message from donations')).toEqual([{ message: 'Ánimo!!' }])
  expect(
    await look(
      "select details, reason from order_changes where code = 'transfer_seen' order by id",
    ),
  ).toEqual([
    { details: { method: 'zelle', reference: 'CHASE-7788' }, reason: '' },
    {
      details: { method: 'zelle', reference: 'CHASE-7789' },
      reason: 'Coincide con el comprobante',
    },
  ])
  expect(
    await look(
      "select count(*)::int as sentences from order_changes where reason ~ '^(PayPal|Zelle): '",
    ),
  ).toEqual([{ sentences: 0 }])
  expect(await look('select exists (select from pg_policies) as guarded')).toEqual([
    { guarded: true },
  ])
})

test('a backup of an incomplete migration history is refused with the way to upgrade it', async () => {
  const older = ownFolder()
  fs.cpSync(oldBackup(), older, { recursive: true })
  const file = path.join(older, 'manifest.json')
  const manifest = fs.readFileSync(file, 'utf8')
  fs.writeFileSync(file, manifest.replace(/,\s*"0036_kept_days.sql"/, ''))
  const { config } = await emptyPlace()
  await expect(restoreBackup(config, older, [])).rejects.toThrow(/made before 0036_kept_days\.sql/)
})
