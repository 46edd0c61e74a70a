import fs from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { textOf } from '#shop/assistant/replies/answer.rules.ts'
import { engineAnswer } from '#shop/assistant/replies/engine.service.server.ts'
import { refillOf } from '#shop/solar/composer/set-source.rules.ts'
import { productShelf } from '#shop/solar/composer/shelf.service.server.ts'
import type { Span } from '#shop/solar/sizing/recharge.rules.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { asVisitor } from '#tests/harness/database/actors.ts'

interface SeedProduct {
  readonly sku: string
  readonly category: string
  readonly url_slug: string
  readonly name_es: string
  readonly specs: Readonly<Record<string, unknown>>
}
const { products } = JSON.parse(fs.readFileSync('database/seed/products.json', 'utf8')) as {
  products: SeedProduct[]
}
const stores = products.filter(({ category }) => ['battery', 'portable', 'kit'].includes(category))

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})
const read = async (url: string) => (await visit(app, url)).text

/** From and to, the same where the figure is exact. */
function spanIn(text: string, exact: RegExp, between: RegExp) {
  const [, low, high] = between.exec(text) ?? []
  if (low && high) return { low, high }
  const [, only] = exact.exec(text) ?? []
  return only ? { low: only, high: only } : null
}

const shown = ({ low, high }: Span) => ({ low: `${low}`, high: `${high}` })
const full = { low: '100', high: '100' }
const refilledIn = (text: string) =>
  spanIn(text, /la red repone el (\d+) %/, /la red repone entre el (\d+) y el (\d+) %/)

/** Percent after four hours and hours for a full charge, as the planner writes them. */
async function ofPlanner(slug: string) {
  const text = await read(`/calculadora-solar/duracion?equipos=bl1&producto=${slug}`)
  const percent = text.includes('En 4 h se llena')
    ? full
    : spanIn(text, /recupera el (\d+) %/, /recupera entre el (\d+) y el (\d+) %/)
  const hours = spanIn(
    text,
    /(?:necesita|le bastan) ([\d,]+) h\./,
    /(?:necesita|le bastan) entre ([\d,]+) y ([\d,]+) h\./,
  )
  return { text, percent, hours }
}

describe('one recharge everywhere', () => {
  test.each(stores)('$sku', async ({ sku, url_slug: slug, name_es: name, category, specs }) => {
    const { text, percent, hours } = await ofPlanner(slug)
    const question = `¿En cuánto tiempo se carga ${name} con la corriente?`
    const { answer } = await engineAnswer(await asVisitor(), { question, earlier: [] })
    const written = textOf(answer)
    expect(written).toContain(name)
    // the calculator composes sets with a battery, and none of a battery alone
    if (category !== 'battery') {
      const { shelf } = await productShelf({ ...(await asVisitor()), destination: 'cuba' })
      const offer = shelf.ready.find(({ part }) => part.sku === sku)!
      const refill = refillOf({ lines: [{ offer, quantity: 1 }], outletWh: 0 })
      expect(percent).toEqual(refill && shown(refill.percent))
    }
    if (percent === null) {
      expect(text).toContain('La caja no trae con qué cargarla de la red')
      expect(written).toContain('no trae con qué cargarse de la red')
      return
    }
    expect(spanIn(written, /en unas ([\d,]+) h\./, /entre ([\d,]+) y ([\d,]+) h /)).toEqual(hours)
    const label = specs.ac_full_charge_h
    if (typeof label !== 'number') return
    const hoursOfLabel = `${label}`.replace('.', ',')
    expect(hours).toEqual({ low: hoursOfLabel, high: hoursOfLabel })
    expect(await read(`/catalogo/${slug}`)).toContain(`Carga completa en la toma ${hoursOfLabel} h`)
  })

  test('a charger that nobody states is a range, and one of the label is exact', async () => {
    expect((await ofPlanner('kit-casa-pequena-1100-w-y-5120-wh-a-24-v')).percent).toEqual({
      ...{ low: '42', high: '100' },
    })
    expect((await ofPlanner('kit-apagon-respaldo-de-2560-wh-sin-paneles')).percent).toMatchObject(
      full,
    )
  })
})

describe('the calculator', () => {
  const houses = ['rm1-vp1-bl3-ro1', 'vp1-bl3-tv1-ro1', 'vp1-bl1', 'rm1', 'bl1']
  const queries = houses.flatMap((items) =>
    [2, 6, 12].flatMap((hours) =>
      ['', '&paneles=no'].map((panels) => `equipos=${items}&apagon=${hours}${panels}`),
    ),
  )
  const compared = new Set<string>()

  test.each(queries)('says of each kit and station what its planner does: %s', async (query) => {
    const { page } = await visit(app, `/calculadora-solar?${query}`)
    for (const article of page.all('article')) {
      const slugs = new Set(page.within(article).hrefs.filter((href) => /^\/catalogo\//.test(href)))
      const [href = ''] = slugs
      const one = stores.find(({ url_slug: slug }) => href === `/catalogo/${slug}`)
      if (slugs.size !== 1 || !one || one.category === 'battery') continue
      compared.add(one.sku)
      const { percent } = await ofPlanner(one.url_slug)
      expect(refilledIn(article.textContent), query).toEqual(percent)
    }
  })

  test('of several of them', () => expect(compared.size).toBeGreaterThan(2))
})
