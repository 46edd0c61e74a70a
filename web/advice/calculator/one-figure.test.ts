import fs from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { zero } from '#kernel/money.ts'
import { textOf } from '#shop/assistant/replies/answer.rules.ts'
import { engineAnswer } from '#shop/assistant/replies/engine.service.server.ts'
import { householdEquivalent } from '#shop/catalogue/products/household-equivalent.rules.ts'
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
import { calculationIn } from '#shop/solar/calculator/calculation-query.rules.ts'
import { calculatedNeed } from '#shop/solar/composer/need-of.rules.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { asVisitor } from '#tests/harness/database/actors.ts'

interface SeedProduct {
  readonly sku: string
  readonly category: 'kit' | 'battery' | 'portable' | 'panel'
  readonly url_slug: string
  readonly name_es: string
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

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})

const open = async (url: string) => (await visit(app, url)).text.toLowerCase()

async function hoursOfFunction(sku: string, items: string): Promise<number> {
  const body = items.split('-').map((item) => ({
    code: item.slice(0, 2),
    quantity: Number(item.slice(2)),
  }))
  const response = await app.request('http://shop.test/functions/v1/runtime', {
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
      if (load === 'refrigerator' || load === 'evening') expect(compared).toContain(shown)
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

test.each(stores)('$sku: the large figure of its page', async ({ category, specs, ...product }) => {
  const equivalent = householdEquivalent(category, specs)
  if (equivalent?.kind !== 'stores') return
  const runtime = runtimeOf(product.source, commonMeanW[equivalent.load])
  expect(await open(`/catalogo/${product.url_slug}`)).toContain(rangeText('es', range, runtime))
})

test('the home page says of the cheapest kit what its page does', async () => {
  const { page, text } = await visit(app, '/')
  const [named] = page.all('#inicio a[href^="/catalogo/"]')
  const href = named?.getAttribute('href')
  const kit = stores.find(({ url_slug: slug }) => href === `/catalogo/${slug}`)
  const equivalent = kit && householdEquivalent(kit.category, kit.specs)
  if (!kit || equivalent?.kind !== 'stores') throw new Error('no kit on the home page')
  const runtime = runtimeOf(kit.source, commonMeanW[equivalent.load])
  expect(text.replace(/\s*–\s*/g, '–')).toContain(rangeText('es', '{low}–{high} h', runtime))
})

describe('the assistant', () => {
  const asked = {
    light: 'un bombillo',
    fanAndLight: 'un ventilador y un bombillo',
    evening: 'un ventilador, tres bombillos, un televisor y un router',
    refrigerator: 'un refrigerador',
    blackout: 'un refrigerador, un ventilador, tres bombillos y un router',
  } as const

  test.each(stores)('says the same of $sku', async ({ name_es: name }) => {
    for (const load of loads) {
      const question = `¿Cuánto me dura ${asked[load]} con ${name}?`
      const { answer } = await engineAnswer(await asVisitor(), { question, earlier: [] })
      const written = textOf(answer)
      const refused = stores.find((one) => written.startsWith(`No, ${one.name_es} no arranca`))
      if (refused) {
        const { surgeW } = outputOf(refused.category, refused.specs)
        expect(startsCommon(load, surgeW), question).toBe(false)
        continue
      }
      const meant = stores.find((one) => written.startsWith(`${one.name_es} mantiene`))
      if (!meant) throw new Error(`${question} ${written}`)
      const runtime = runtimeOf(meant.source, commonMeanW[load])
      const days = `más de ${Math.floor(runtime.hoursLow / 24)} días`
      expect(written, question).toContain(
        runtime.hoursLow > 72 ? days : rangeText('es', range, runtime),
      )
      const starts = startsCommon(load, outputOf(meant.category, meant.specs).surgeW)
      expect(written.includes('puede que no arranque'), question).toBe(!starts)
    }
  })
})

describe('the calculator', () => {
  const queries = loads.flatMap((load) =>
    [2, 5, 9, 14, 24].flatMap((hours) =>
      ['', '&paneles=no'].map((panels) => `equipos=${commonLoads[load]}&apagon=${hours}${panels}`),
    ),
  )
  const compared = new Set<string>()

  test.each(queries)('shows the figure of each kit and station it offers: %s', async (query) => {
    const { page } = await visit(app, `/calculadora-solar?${query}`)
    const need = calculatedNeed(calculationIn(new URLSearchParams(query)))?.need
    if (!need) throw new Error(query)
    for (const article of page.all('article')) {
      const slugs = new Set(page.within(article).hrefs.filter((href) => /^\/catalogo\//.test(href)))
      const [slug] = slugs
      const offered = stores.find(({ url_slug: own }) => slug === `/catalogo/${own}`)
      if (slugs.size !== 1 || !offered || offered.category === 'battery') continue
      compared.add(offered.sku)
      expect(article.textContent, query).toContain(
        rangeText('es', range, runtimeOf(offered.source, need.meanW)),
      )
    }
  })

  test('of several of them', () => expect(compared.size).toBeGreaterThan(2))
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
