import { expect, test } from 'vitest'
import { foldersOf } from './sql-folders.ts'

const policies = [
  {
    file: 'shop/orders/orders.policies.sql',
    text: 'grant select on orders, order_items to admin;',
  },
  { file: 'shop/cart/cart.policies.sql', text: 'create policy own on carts for all to customer' },
]
const migration = (text: string) => [{ file: 'database/migrations/0099_more.sql', text }]

test('a migration belongs to the domains whose tables it names', () => {
  expect(foldersOf(migration('alter table carts add column note text'), policies)).toEqual([
    'shop/cart',
  ])
  expect(
    foldersOf(migration('create index lists on orders (id); update carts set x = 1'), policies),
  ).toEqual(['shop/orders', 'shop/cart'])
  expect(foldersOf(migration('create table if not exists fresh (id int)'), policies)).toEqual([])
})

test('changed policies and functions belong to their own domain', () => {
  const [, cart] = policies
  expect(foldersOf(cart ? [cart] : [], policies)).toEqual(['shop/cart'])
  const triggers = { file: 'shop/orders/orders.functions.sql', text: 'create function f()' }
  expect(foldersOf([triggers], policies)).toEqual(['shop/orders'])
})
