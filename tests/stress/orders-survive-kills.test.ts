import { expect, test } from 'vitest'
import { rounds } from '#tests/harness/stress.ts'
import { stocked } from './audit.ts'
import { aShopToKill } from './killed-shop.ts'
import { buyersOf, expectEveryOrderOnce, sayStartUps, stockBefore } from './orders-under-kills.ts'
import { anOwnDatabase } from './own-database.ts'

test('a shop that is killed again and again while ten buyers order keeps every order that it acknowledged, once and whole', {
  timeout: rounds(120_000, 900_000),
}, async () => {
  const own = await anOwnDatabase()
  const before = await own.open()
  const products = await stocked(before, 3, stockBefore)
  expect(products).toHaveLength(3)
  await before.close()

  const shop = await aShopToKill(own.environment)
  const bought = await buyersOf(shop, products)
  await shop.stop()
  sayStartUps(shop)

  const after = await own.open()
  await expectEveryOrderOnce(after, products, bought)
  await after.close()
})
