import { expect, test } from 'vitest'
import { isWorthANotice } from './change-feed.ts'

test('visitors get a notice about products and the tariff, not about settings or a lost connection', () => {
  expect(isWorthANotice(['products_view'])).toBe(true)
  expect(isWorthANotice(['site_settings', 'shipping_settings'])).toBe(true)
  expect(isWorthANotice(['site_settings'])).toBe(false)
  expect(isWorthANotice(['reconnected', 'maybe_missed'])).toBe(false)
})
