import { expect, test } from 'vitest'
import { attempt } from '#tests/harness/access.ts'

const add = "insert into site_settings values ('a_test', 'x')"
const change = "update site_settings set setting_value = 'x' where setting_key = 'seo_title'"
const remove = "delete from site_settings where setting_key = 'seo_title'"
const read = "select from site_settings where setting_key = 'seo_title'"

test('site_settings: anon reads and changes nothing', async () => {
  expect(await attempt('anon', read)).toBe(1)
  for (const write of [add, change, remove]) expect(await attempt('anon', write)).toBe('refused')
})

test('site_settings: customer reads and changes nothing', async () => {
  expect(await attempt('customer', read)).toBe(1)
  for (const write of [add, change, remove])
    expect(await attempt('customer', write)).toBe('refused')
})

test('site_settings: admin reads and changes', async () => {
  for (const one of [read, add, change, remove]) expect(await attempt('admin', one)).toBe(1)
})

test('site_settings: system reads and changes', async () => {
  for (const one of [read, add, change, remove]) expect(await attempt('system', one)).toBe(1)
})
