import { expect, test } from 'vitest'
import { changePayment } from '#shop/orders/lifecycle/changes.service.server.ts'
import { openZelle } from '#shop/payments/manual-transfer/transfers.service.server.ts'
import { testApp } from '#tests/harness/app/app.ts'
import { aBrowser } from '#tests/harness/app/browser.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { aUser, signingConfig } from '#tests/harness/users/users.ts'

const english = 'Quien compra lee en inglés'

test('a dialog whose words go to the buyer says beforehand in which language they read, where it is not one’s own', async () => {
  const system = await asSystemActor({ config: signingConfig })
  const app = await testApp()
  const owner = await aBrowser((await aUser(await testDatabase(), { role: 'admin' })).cookie, app)
  const placed = (locale: 'es' | 'en') => anOrder().paidBy('zelle').buyer({ locale }).place(system)
  const [ofEnglish, ofSpanish] = [await placed('en'), await placed('es')]
  for (const order of [ofEnglish, ofSpanish]) await openZelle(system, order)
  // a refused answer shows its transfer first, however long the queue is
  const card = async ({ id, number }: typeof ofEnglish) => {
    const { page } = await owner.send('/admin/zelle', { order: id, intent: 'approve', reason: '' })
    return page.all('article').find((one) => one.textContent?.includes(number))?.textContent ?? ''
  }
  expect(await card(ofEnglish)).toContain(english)
  expect(await card(ofSpanish)).toContain('Motivo')
  expect(await card(ofSpanish)).not.toContain('Quien compra lee')
  for (const { id: orderId } of [ofEnglish, ofSpanish])
    await changePayment(system, { orderId, to: 'paid', reason: 'a test' })
  const hintOf = async (number: string, query = '') => {
    const { page } = await owner.open(`/admin/pedidos/${number}?accion=delay${query}`)
    return page.description(page.field(query ? 'Reason' : 'Motivo'))
  }
  expect(await hintOf(ofEnglish.number)).toContain(english)
  expect(await hintOf(ofSpanish.number)).not.toContain('Quien compra lee')
  expect(await hintOf(ofSpanish.number, '&lng=en')).toContain('The buyer reads Spanish')
  expect(await hintOf(ofEnglish.number, '&lng=en')).not.toContain('The buyer reads')
})
