import { expect, test } from 'vitest'
import { baselineFiles } from '#platform/database/migrate.ts'
import { type Source, sourcesBelow } from './sources.ts'
import { ownersOf, policyFiles } from './tables.ts'

const written =
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*['"`](\w+)|\b(?:insert\s+into|update|delete\s+from|truncate(?:\s+table)?|merge\s+into)\s+(?:public\.)?(\w+)(?=\s+(?:set|values|\(|select|where|using|as|default)|\s*[(;`])/gi

const domainOf = (file: string) => file.split('/')[1] ?? ''

const writesIn = ({ file, text }: Source) =>
  [...text.matchAll(written)].map(([, query, statement]) => ({
    file,
    table: query ?? statement ?? '',
  }))

/** Writes to a table by anyone but its owner. */
function trespasses(policies: readonly Source[], sources: readonly Source[]): string[] {
  const owners = ownersOf(policies)
  return sources
    .flatMap(writesIn)
    .filter(({ file, table }) => owners.get(table) !== domainOf(file))
    .map(({ file, table }) => `${file} writes ${table} of ${owners.get(table) ?? 'nobody'}`)
}

test('a table is written only by the domain that holds its policies', () => {
  const queries = sourcesBelow('shop').filter(({ file }) => file.endsWith('.queries.server.ts'))
  expect(queries.flatMap(writesIn).length).toBeGreaterThan(0)
  expect(trespasses(policyFiles(), queries)).toEqual([])
})

test('a table of the baseline stands in the file of the domain that holds its policies', () => {
  const owners = ownersOf()
  const strays = baselineFiles().flatMap(({ name, text }) => {
    const domain = name.replace(/^baseline\/\d+_|\.sql$/g, '')
    return [...text.matchAll(/^create table (\w+)/gm)]
      .filter(([, table = '']) => !domain.startsWith(owners.get(table) ?? '?'))
      .map(([, table]) => `${table} in ${name}`)
  })
  expect(strays).toEqual([])
})

test('nothing but queries writes to a table', () => {
  const others = sourcesBelow('shop', 'web', 'server', 'design', 'kernel').filter(
    ({ file }) => !file.endsWith('.queries.server.ts'),
  )
  expect(others.flatMap(writesIn)).toEqual([])
})

test('a neighbour that writes would be found, in Kysely and in SQL', () => {
  const policies = [
    {
      file: 'shop/cart/cart.policies.sql',
      text: 'grant select, insert on carts, cart_lines to anon;',
    },
  ]
  const trespass = (text: string, file = 'shop/orders/orders.queries.server.ts') =>
    trespasses(policies, [{ file, text }])
  expect(trespass("tx.updateTable('cart_lines').set({})")).toHaveLength(1)
  expect(trespass('sql`insert into carts (id) values (1)`')).toHaveLength(1)
  expect(trespass('sql`delete from carts where true`')).toHaveLength(1)
  expect(trespass("tx.selectFrom('carts')")).toEqual([])
  expect(trespass("tx.deleteFrom('carts')", 'shop/cart/cart.queries.server.ts')).toEqual([])
  expect(trespass("tx.insertInto('unknown').values(row)")).toEqual([
    'shop/orders/orders.queries.server.ts writes unknown of nobody',
  ])
})
