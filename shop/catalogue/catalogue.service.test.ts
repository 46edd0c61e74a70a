import { expect, test } from 'vitest'
import { asVisitor } from '#tests/harness/database/actors.ts'
import { findProduct } from './catalogue.service.server.ts'

test('a visitor finds a product by its url_slug (S-327)', async () => {
  const found = await findProduct(await asVisitor(), 'kit-luz-100-w-y-640-wh')
  expect(found?.product.sku).toBe('KIT-LUZ-640')
  expect(found?.moved).toBe(false)
})
