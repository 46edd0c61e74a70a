import type pg from 'pg'

/** The rows of an order's tables; `id` is generated, and unique values use the order's number. */
const children = [
  'order_lines',
  'order_changes',
  'order_declarations',
  'compliance_scans',
  'zelle_payments',
  'stock_movements',
]

async function columnsOf(client: pg.ClientBase, table: string) {
  const { rows } = await client.query<{ name: string; type: string; identity: string }>(
    `select attname::text as name, format_type(atttypid, atttypmod) as type, attidentity as identity
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
       and attgenerated = '' order by attnum`,
    [table],
  )
  return rows.filter(({ identity }) => identity === '')
}

async function copies(
  client: pg.ClientBase,
  table: string,
  instead: Readonly<Record<string, string>>,
): Promise<void> {
  const columns = (await columnsOf(client, table)).map(({ name }) => name)
  const values = columns.map((name) => instead[name] ?? `one.${name}`)
  const key = table === 'orders' ? 'id' : 'order_id'
  await client.query(
    `insert into ${table} (${columns.join(', ')}) select ${values.join(', ')} from ${table} one
     join copied on one.${key} = copied.of_id`,
  )
}

interface Varied {
  /** Numbers given to copies before. */
  readonly after?: number
  /** Columns of an order that are not copied: of `n`, which counts the copies, and `one`, the original. */
  readonly orders?: Readonly<Record<string, string>>
  /** The same for its dependent rows. */
  readonly children?: Readonly<Record<string, string>>
}

/** Writes so many orders like those that are there, with everything that belongs to them; as the owner. */
export async function multiplyOrders(
  pool: pg.Pool,
  requested: number,
  { after = 0, orders = {}, children: belonging = {} }: Varied = {},
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0')
    await client.query(
      `create temporary table copied on commit drop as
       select n, gen_random_uuid() as id, upper(lpad(to_hex(n), 12, '0')) as letters,
         (array(select id from orders order by id))[1 + n % (select count(*) from orders)] as of_id
       from generate_series(${after} + 1, ${after} + ${requested}) n`,
    )
    const number =
      "'GS-' || substr(letters, 1, 4) || '-' || substr(letters, 5, 4) || '-' || substr(letters, 9)"
    await copies(client, 'orders', {
      id: 'copied.id',
      order_number: number,
      attempt_key: 'copied.id::text',
      ...orders,
    })
    for (const table of children)
      await copies(client, table, {
        id: 'gen_random_uuid()',
        order_id: 'copied.id',
        memo_reference: number,
        ...belonging,
      })
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
