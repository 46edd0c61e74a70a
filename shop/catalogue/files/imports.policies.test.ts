import { expect, test } from 'vitest'
import { runAs } from '#tests/harness/database/access.ts'

const reading = 'select id from product_imports'
const adding = `insert into product_imports (id, made_at, file_name, state, plan)
  values (gen_random_uuid(), now(), 'a.csv', 'checked', '{}')`
const changing = "update product_imports set state = 'undone', decided_at = now()"
const removing = 'delete from product_imports'

test('product_imports: anon neither sees nor writes any', async () => {
  for (const statement of [reading, adding, changing, removing])
    expect(await runAs('anon', statement)).toBe('refused')
})

test('product_imports: customer neither sees nor writes any', async () => {
  for (const statement of [reading, adding, changing, removing])
    expect(await runAs('customer', statement)).toBe('refused')
})

test('product_imports: admin keeps them', async () => {
  expect(await runAs('admin', reading)).not.toBe('refused')
  expect(await runAs('admin', adding)).toBe(1)
  expect(await runAs('admin', changing)).not.toBe('refused')
})

test('product_imports: system keeps house among them', async () => {
  expect(await runAs('system', reading)).not.toBe('refused')
  expect(await runAs('system', removing)).not.toBe('refused')
})
