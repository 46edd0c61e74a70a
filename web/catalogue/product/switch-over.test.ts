import { expect, test } from 'vitest'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { seedProduct } from '#tests/harness/seed-parts.ts'

const slugOf = (sku: string) => (seedProduct(sku) as unknown as { url_slug: string }).url_slug

const texts = {
  automatic: 'Cuando se va la corriente, pasa a la batería sin ayuda.',
  byHand: 'no pasa a la batería sin ayuda: alguien tiene que enchufar los equipos a su salida',
  unknown: 'No se sabe si pasa a la batería sin ayuda cuando se va la corriente',
} as const

test.each([
  ['KIT-LUZ-640', 'byHand'],
  ['KIT-NEVERA-400', 'byHand'],
  ['KIT-FAMILIA-2200', 'automatic'],
  ['INV-1000-12', 'byHand'],
  ['INV-2000-12C', 'automatic'],
  ['EST-0500', 'automatic'],
  ['EST-2000', 'unknown'],
] as const)('the page of %s says whether it switches over: %s', async (sku, state) => {
  const { text } = await visit(await testApp(), `/catalogo/${slugOf(sku)}`)
  expect(Object.keys(texts).filter((name) => text.includes(texts[name as typeof state]))).toEqual([
    state,
  ])
})

test('in English too, and a battery alone has nothing to switch over', async () => {
  const headers = { 'Accept-Language': 'en' }
  const station = await visit(await testApp(), `/catalogo/${slugOf('EST-2000')}`, { headers })
  expect(station.text).toContain('Whether it switches to the battery by itself')
  const { text } = await visit(await testApp(), `/catalogo/${slugOf('BAT-12V100')}`)
  for (const one of Object.values(texts)) expect(text).not.toContain(one)
})

test('the page of hours says the same', async () => {
  const of = async (sku: string) =>
    (
      await visit(
        await testApp(),
        `/calculadora-solar/duracion?equipos=cp1&producto=${slugOf(sku)}`,
      )
    ).text
  expect(await of('EST-0500')).toContain(texts.automatic)
  expect(await of('EST-2000')).toContain(texts.unknown)
  expect(await of('KIT-NEVERA-400')).toContain(texts.byHand)
})
