import { describe, expect, test } from 'vitest'
import { allProducts } from '#shop/catalogue/catalogue.service.server.ts'
import { asVisitor } from '#tests/harness/database/actors.ts'
import { textOf } from '../replies/answer.rules.ts'
import { engineAnswer } from '../replies/engine.service.server.ts'

const ask = async (question: string) => {
  const ctx = await asVisitor({ locale: 'es', destination: 'usa' })
  const { answer, understood } = await engineAnswer(ctx, { question, earlier: [] })
  return { text: textOf(answer), understood }
}

describe('a product whose name is written out', () => {
  test('is that one, although another has the same figures', async () => {
    for (const question of [
      'Kit Nevera: 400 W y 2560 Wh',
      '¿Qué trae el Kit Nevera: 400 W y 2560 Wh?',
      '¿Cuánto cuesta el kit nevera 400 W y 2560 Wh?',
    ]) {
      const { understood } = await ask(question)
      expect(understood.offers.map(({ product }) => product.sku)).toEqual(['KIT-NEVERA-400'])
    }
  })

  test('brings no load of its own figures', async () => {
    const { text, understood } = await ask('Estación portátil 300 Wh / 300 W')
    expect(understood.offers.map(({ product }) => product.sku)).toEqual(['EST-0300'])
    expect(understood.state.items).toEqual([])
    expect(text).not.toMatch(/carga de 300 W|equipo de 300 W/)
  })

  test('with a device beside it runs that device', async () => {
    const { understood } = await ask(
      '¿Cuánto dura la Estación portátil 1000 Wh / 1200 W con un televisor?',
    )
    expect(understood.offers.map(({ product }) => product.sku)).toEqual(['EST-1000'])
    expect(understood.state.items.map(({ code }) => code)).toEqual(['tv'])
  })

  test.each(['es', 'en'] as const)('is found, whatever it is: %s', async (locale) => {
    const ctx = await asVisitor({ locale, destination: 'usa' })
    const products = await allProducts(ctx)
    const named = products.filter(
      ({ name, category }) => category !== 'accessory' && /\d/.test(name),
    )
    const found: string[][] = []
    for (const { name } of named) {
      const { understood } = await engineAnswer(ctx, { question: name, earlier: [] })
      found.push(understood.offers.map(({ product }) => product.sku))
    }
    expect(found).toEqual(named.map(({ sku }) => [sku]))
  })
})
