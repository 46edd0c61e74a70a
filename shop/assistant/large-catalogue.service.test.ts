import { expect, test } from 'vitest'
import type { Ctx } from '#platform/ctx.ts'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { enlargeCatalogue } from '#shop/catalogue/files/product-import.service.server.ts'
import { actingAs, asSystemActor, testConfig } from '#tests/harness/database/actors.ts'
import type { Message } from './conversation/conversation.rules.ts'
import { textOf } from './replies/answer.rules.ts'
import { engineAnswer } from './replies/engine.service.server.ts'

/** More than are read at once. */
const products = 1_100

const config = { ...testConfig, PAYPAL_CLIENT_ID: 'demo', PAYPAL_MODE: 'demo' as const }
async function inALargeShop(
  look: (ask: (question: string) => Promise<string>) => Promise<void>,
): Promise<void> {
  const system = await asSystemActor({ config, destination: 'cuba', locale: 'es' })
  await rolledBack(system, async (ctx: Ctx & { tx: Tx }) => {
    await enlargeCatalogue(ctx, products)
    await actingAs(ctx, 'anon', async (visitor) => {
      const earlier: Message[] = []
      await look(async (question) => {
        const { answer } = await engineAnswer(visitor, { question, earlier: [...earlier] })
        const text = textOf(answer)
        earlier.push({ role: 'user', content: question }, { role: 'assistant', content: text })
        return text
      })
    })
  })
}

test('a product beyond the first thousand is answered by its name, and remembered', () =>
  inALargeShop(async (ask) => {
    expect(await ask('cuanto cuesta la transferencia automatica de 63')).toContain('$86.76')
    expect(await ask('y el protector de voltaje de 2000 va?')).toContain('$55.16')
    expect(await ask('y cuánto pesa?')).toContain('2,6 lb')
  }))

test('nothing above a budget is offered from a large catalogue, and what is nearest below it is', () =>
  inALargeShop(async (ask) => {
    const text = await ask('una estacion portatil, tengo 700 dolares')
    const prices = [...text.matchAll(/\$([\d,]+\.\d\d) puesto/g)].map((match) =>
      Number((match[1] ?? '').replace(',', '')),
    )
    expect(prices.length).toBeGreaterThan(0)
    expect(Math.max(...prices.slice(1))).toBeLessThanOrEqual(700)
    expect(Math.max(...prices.slice(1))).toBeGreaterThan(650)
  }))

test('the cheapest of a large catalogue is the cheapest', () =>
  inALargeShop(async (ask) => {
    expect(await ask('cual es la estacion mas barata')).toContain('$266.71')
  }))
