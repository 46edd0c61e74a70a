import fs from 'node:fs'
import { describe, expect, test } from 'vitest'
import { zero } from '#kernel/money.ts'
import {
  type CommonLoad,
  commonLoads,
  commonMeanW,
  startsCommon,
} from '#shop/electrical/common-loads.rules.ts'
import { abilitiesOf } from '#shop/electrical/composer/abilities.rules.ts'
import { outputOf } from '#shop/electrical/output.rules.ts'
import { partOf } from '#shop/electrical/parts/part.rules.ts'
import { energySourceOf, runtimeOf } from '#shop/electrical/runtime.rules.ts'
import { rangeText } from '#shop/electrical/runtime-text.rules.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'

interface SeedProduct {
  readonly sku: string
  readonly category: 'kit' | 'battery' | 'portable' | 'panel'
  readonly url_slug: string
  readonly specs: Readonly<Record<string, string | number | boolean>>
  readonly short_es?: string
  readonly short_en?: string
  readonly description_es?: string
  readonly description_en?: string
}
const { products } = JSON.parse(fs.readFileSync('database/seed/products.json', 'utf8')) as {
  products: SeedProduct[]
}
const stores = products.flatMap((product) => {
  const source = energySourceOf(product.category, product.specs)
  return source ? [{ ...product, source }] : []
})
const loads = ['light', 'fanAndLight', 'evening', 'refrigerator', 'blackout'] as const
const range = 'entre {low} y {high} horas'

const open = async (url: string) => (await visit(await testApp(), url)).text.toLowerCase()

async function hoursOfFunction(sku: string, items: string): Promise<number> {
  const body = items.split('-').map((item) => ({
    code: item.slice(0, 2),
    quantity: Number(item.slice(2)),
  }))
  const response = await (await testApp()).request('http://shop.test/functions/v1/runtime', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'http://shop.test' },
    body: JSON.stringify({ sku, items: body }),
  })
  return ((await response.json()) as { data: { hours: number } }).data.hours
}

test('there are batteries, stations and kits to compare', () =>
  expect(stores.length).toBeGreaterThan(25))

/** The hours, or that a motor of the load is too hard to start. */
const shownHours = (
  load: CommonLoad,
  specs: SeedProduct['specs'],
  category: string,
  text: string,
): string => (startsCommon(load, outputOf(category, specs).surgeW) ? text : 'no lo arranca')

describe('one figure everywhere', () => {
  test.each(stores)('$sku', async ({ sku, url_slug: slug, category, specs, source }) => {
    const page = await open(`/catalogo/${slug}`)
    const compared = await open(`/comparar?ids=${slug}`)
    for (const load of loads) {
      const runtime = runtimeOf(source, commonMeanW[load])
      const text = rangeText('es', range, runtime)
      const items = commonLoads[load]
      const shown = shownHours(load, specs, category, text)
      if (runtime.hours >= 1 && runtime.hours < 200) expect(page).toContain(shown)
      if (load === 'refrigerator') expect(compared).toContain(shown)
      expect(await open(`/calculadora-solar/duracion?equipos=${items}&producto=${slug}`)).toContain(
        text,
      )
      expect(await hoursOfFunction(sku, items)).toBeCloseTo(runtime.hours, 6)
    }
    const part = partOf(sku, category, specs)
    const offer = { part, specs, price: zero, unitsLeft: null, contents: [] }
    if (category !== 'battery') expect(abilitiesOf(offer)).toMatchObject(source)
  })
})

describe('the texts of kits and stations', () => {
  const fields = ['short_es', 'description_es', 'short_en', 'description_en'] as const
  const stated = products.flatMap((product) =>
    fields.flatMap((field) =>
      [
        ...(product[field] ?? '').matchAll(
          /(?:refrigerador moderno|modern (?:refrigerator|fridge))[^.]*?(?:unas|about|some) (\d+) (?:horas|hours)/gi,
        ),
      ].map(([, hours]) => ({ sku: product.sku, field, hours: Number(hours), product })),
    ),
  )

  test('state hours of a refrigerator', () => expect(stated.length).toBeGreaterThan(5))

  test.each(stated)('$sku $field: $hours hours', ({ hours, product }) => {
    const source = energySourceOf(product.category, product.specs)!
    expect(Math.abs(runtimeOf(source, commonMeanW.refrigerator).hours - hours)).toBeLessThan(1)
  })
})
