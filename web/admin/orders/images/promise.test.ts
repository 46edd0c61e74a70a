import { expect, test } from 'vitest'
import { openDamageCount } from '#shop/orders/images/damage.service.server.ts'
import { asAdmin } from '#tests/harness/database/actors.ts'
import { withOpenDamage } from '#tests/harness/panel/open-damage.ts'
import { aPanel } from '#tests/harness/panel/panel.ts'

test('a damage report is answered within the next step, and what the answer promised goes on waiting', async () => {
  const panel = await aPanel()
  const order = await withOpenDamage(panel)
  const count = async () => openDamageCount(await asAdmin())
  const waiting = await count()
  const open = async () => (await panel.open(order)).page
  const before = await open()
  const [report] = before.all('[aria-labelledby=next-step] #aviso-de-dano')
  expect(before.within(report as Element).text).toContain('llegó roto')
  const answer = (fields: Record<string, string>) =>
    panel.send(order, { intent: 'answer', answer: 'Te mandamos otro panel.', ...fields })
  expect((await answer({ promises: 'on' })).status).toBe(303)
  expect(await count()).toBe(waiting)
  expect((await open()).text).toContain('Queda por cumplir lo que se prometió')
  const list = await panel.open('/admin/danos')
  expect(list.text).toContain('Se respondió; queda por cumplir lo prometido.')
  expect((await answer({ answer: 'Ya salió.' })).status).toBe(303)
  expect(await count()).toBe(waiting - 1)
  expect((await open()).text).not.toContain('Queda por cumplir lo que se prometió')
})
