import { expect, test } from 'vitest'
import { askedIn } from '#tests/harness/panel/asked-in.ts'
import { withOpenDamage } from '#tests/harness/panel/open-damage.ts'
import { aPanel } from '#tests/harness/panel/panel.ts'

test('of two who answer one report of damage the second sends nothing, and reads the first', async () => {
  const panel = await aPanel()
  const order = await withOpenDamage(panel)
  const { page } = await panel.open(order)
  const form = page
    .all('form')
    .find((one) => one.querySelector('[name=intent]')?.getAttribute('value') === 'answer')
  const seen = form?.querySelector('[name=seen]')?.getAttribute('value') ?? 'missing'
  const fields = { intent: 'answer', form: 'answer', seen, asks: 'first' }
  const ask = async (answer: string) =>
    askedIn(
      await panel.send(order, { ...fields, answer }),
      `¿Enviar la respuesta sobre ${order.split('/').at(-1)}?`,
    ).fields
  const [one, other] = [await ask('le enviamos otra'), await ask('no procede')]
  expect((await panel.send(order, { ...one, asks: 'no' })).status).toBe(303)
  const late = await panel.send(order, { ...other, asks: 'no' })
  expect([late.status, late.text]).toEqual([
    409,
    expect.stringContaining('Otra persona respondió mientras tanto, y no se envió nada.'),
  ])
  for (const text of ['le enviamos otra', 'no procede']) expect(late.text).toContain(text)
  const again = (await panel.open(order)).page.all('form [name=seen]')
  expect(again.map((field) => field.getAttribute('value'))).not.toContain(seen)
})
