import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Ctx } from '#platform/ctx.ts'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { asAdmin } from '#tests/harness/database/actors.ts'
import { soldEverywhere } from '#tests/harness/orders/place-order.ts'
import { productIdOf } from '#tests/harness/orders/stock.ts'
import { applyImport, checkImport, openImport } from '../files/sheets.service.server.ts'
import type { FieldChanges } from '../management/change.rules.ts'
import { changeProducts } from '../management/product-changes.service.server.ts'
import { changeInBulk } from '../management/table/bulk.service.server.ts'

type Inside = Ctx & { tx: Tx }

/** A hidden product without a weight, in a shop whose changes are taken back. */
const inShop = (work: (ctx: Inside, id: string) => Promise<void>) => async () =>
  rolledBack(await asAdmin(), async (ctx) => {
    const id = await productIdOf(ctx.tx, soldEverywhere)
    await sql`update products set weight_lbs = null, is_publicly_visible = false where id = ${id}`.execute(
      ctx.tx,
    )
    await work(ctx, id)
  })
const save = (ctx: Inside, id: string, fields: FieldChanges) =>
  changeProducts(ctx, [{ id, fields }], { action: 'changed' })
const shown = { from: false, to: true }

test(
  'the table shows no product for Cuba without a weight; a typed 0 is meant',
  inShop(async (ctx, id) => {
    const refusal = { id, field: 'weight_lbs', problem: 'weight_needed' }
    expect(await save(ctx, id, { is_publicly_visible: shown })).toEqual({
      ok: false,
      errors: [refusal],
    })
    const meant = { is_publicly_visible: shown, weight_lbs: { from: null, to: '0' } }
    expect((await save(ctx, id, meant)).ok).toBe(true)
    const emptied = { weight_lbs: { from: '0.00', to: null } }
    expect(await save(ctx, id, emptied)).toMatchObject({ ok: false, errors: [refusal] })
    const inUsa = { ...emptied, available_for: { from: 'all', to: 'usa' } }
    expect((await save(ctx, id, inUsa)).ok).toBe(true)
  }),
)

test(
  'a change of all products leaves hidden what has no weight, and says so',
  inShop(async (ctx) => {
    const filter = { search: '', category: null, state: 'any' } as const
    const whole = { filter, way: 'set', count: 83 } as const
    await changeInBulk(ctx, { ...whole, field: 'is_publicly_visible', input: 'false' })
    const done = await changeInBulk(ctx, { ...whole, field: 'is_publicly_visible', input: 'true' })
    expect(done).toEqual({
      ok: true,
      value: { changed: 82, skipped: 1, problem: 'weight_needed' },
    })
    const none = await changeInBulk(ctx, { ...whole, field: 'is_publicly_visible', input: 'true' })
    expect(none).toEqual({ ok: false, code: 'weight_needed' })
  }),
)

test(
  'an import names the row that would show one without a weight, and applies the others',
  inShop(async (ctx) => {
    const rows = [
      'sku;nombre;precio;is_publicly_visible;weight_lbs',
      'SIN-PESO;Lámpara;15,50;true;',
      'CON-PESO;Lámpara con peso;15,50;true;1,2',
      `${soldEverywhere};Kit Luz;522,99;true;`,
    ]
    const found = await checkImport(ctx, { name: 'a.csv', bytes: Buffer.from(rows.join('\n')) })
    const id = found.ok ? found.value : ''
    const plan = (await openImport(ctx, id))?.plan
    expect(plan?.errors).toEqual(
      [2, 4].map((line) => ({ line, field: 'weight_lbs', problem: 'weight_needed', input: '' })),
    )
    expect(plan?.changes.map(({ name }) => name)).toEqual(['Lámpara con peso'])
    expect((await applyImport(ctx, id)).ok).toBe(true)
  }),
)
