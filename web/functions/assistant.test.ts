import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import { testApp } from '#tests/harness/app/app.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'

afterEach(async () => {
  await inTransaction(await asSystemActor(), ({ tx }) => sql`delete from tries`.execute(tx))
})

const send = async (body: unknown, headers: Record<string, string> = {}) =>
  (await testApp()).request('http://shop.test/functions/v1/assistant', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'http://shop.test', ...headers },
    body: JSON.stringify(body),
  })
const user = (content: string) => ({ role: 'user', content })

interface Replied {
  readonly text: string
  readonly products: readonly { readonly slug: string; readonly price_cents: number }[]
  readonly links: readonly { readonly href: string }[]
  readonly understood: boolean
}
const repliedTo = async (body: unknown): Promise<Replied> =>
  ((await (await send(body)).json()) as { data: Replied }).data

test('the last message is answered with all before it, with prices of the destination', async () => {
  const first = 'cuanto cuesta la estacion de 1000'
  const base = { locale: 'es', destination: 'cuba' }
  const one = await repliedTo({ ...base, messages: [user(first)] })
  expect(one.products.map(({ slug }) => slug)).toEqual(['estacion-portatil-1000-wh-1200-w'])
  const two = await repliedTo({
    ...base,
    messages: [user(first), { role: 'assistant', content: one.text }, user('y la de 2000?')],
  })
  expect(two.text).toMatch(/2000 Wh .*puesto en Cuba/)
  expect(two.products.map(({ slug }) => slug)).toEqual(['estacion-portatil-2000-wh-2400-w'])
  expect(two.understood).toBe(true)
})

test('in danger the first sentence says what to do now, and nothing is sold', async () => {
  const messages = [user('sale humo de la batería')]
  const cuba = await repliedTo({ messages, locale: 'es', destination: 'cuba' })
  expect(cuba.text).toMatch(/^Sal con todos y llama al 105 \(en Estados Unidos, 911\)\./)
  expect(cuba.products).toEqual([])
  expect(cuba.links.map(({ href }) => href)).toContain('/guia-instalacion#emergencias')
  const usa = await repliedTo({
    messages: [user('the battery is on fire')],
    locale: 'en',
    destination: 'usa',
  })
  expect(usa.text).toMatch(/^Get everyone out and call 911 \(in Cuba, 105\)\./)
})

test.each([
  {},
  { messages: [] },
  { messages: [{ role: 'assistant', content: 'hola' }] },
  { messages: [user('x')] },
  { messages: [user('y'.repeat(501))] },
  { messages: [user('hola')], destination: 'mars' },
])('%j is refused', async (body) => {
  const response = await send(body)
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ error: { message: 'invalid_body' } })
})

test('a browser is limited by its cookie, and others at the same address are not', async () => {
  const body = { messages: [user('hola')] }
  const cookie = (await send(body)).headers.get('Set-Cookie')?.split(';')[0] ?? ''
  expect(cookie).toMatch(/^assistantVisitor=/)
  for (let at = 1; at < 60; at += 1) await send(body, { Cookie: cookie })
  const refused = await send(body, { Cookie: cookie })
  expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true])
  expect((await send(body)).status).toBe(200)
})
