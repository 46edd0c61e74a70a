import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import pg from 'pg'
import { migrate } from '#platform/database/migrate.ts'
import { withPostgres } from '../test/with-postgres.ts'
import { describeSchema } from './describe-schema.ts'

/** Views come out with every column nullable; these never are. */
const neverNull = {
  id: 'string',
  name: 'string',
  sku: 'string',
  category: 'string',
  gallery_images: 'Json',
  specs: 'Json',
  final_price_is_own: 'boolean',
  track_inventory: 'boolean',
  in_stock: 'boolean',
  available_for: 'string',
  is_active: 'boolean',
  is_publicly_visible: 'boolean',
  created_at: 'Timestamp',
  updated_at: 'Timestamp',
}

await withPostgres(async (url) => {
  const pool = new pg.Pool({ connectionString: url })
  await migrate(pool)
  fs.writeFileSync('database/schema.sql', await describeSchema(pool))
  await pool.end()
  const columns = Object.entries(neverNull).map(([column, type]) => [
    `products_view.${column}`,
    type,
  ])
  const overrides = { columns: Object.fromEntries(columns) }
  execFileSync(
    'node_modules/.bin/kysely-codegen',
    [
      '--dialect',
      'postgres',
      '--url',
      url,
      '--default-schema',
      'public',
      '--include-pattern',
      'public.*',
      '--out-file',
      'platform/database/schema.generated.ts',
      '--overrides',
      JSON.stringify(overrides),
      '--type-only-imports',
    ],
    { stdio: 'inherit' },
  )
})
