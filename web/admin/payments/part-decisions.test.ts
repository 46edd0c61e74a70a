import { expect, test } from 'vitest'
import type { Locale } from '#kernel/locale.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import { testApp, type Visit } from '#tests/harness/app/app.ts'
import { aBrowser, redirectTarget } from '#tests/harness/app/browser.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { asOwner } from '#tests/harness/database/database.ts'
import { emailsTo } from '#tests/harness/emails/mail.ts'
import { askedIn } from '#tests/harness/panel/asked-in.ts'
import { payer, shopWithParts } from '#tests/harness/payments/shop-with-parts.ts'
import { aUser } from '#tests/harness/users/users.ts'

const tested = shopWithParts()
const path = '/admin/partes'

/** A part that its payer sent by Zelle, who wants a receipt, and somebody of the staff. */
async function aSentPart(buyerReads: Locale = 'es') {
  const { id, parts } = await tested.dividedInThree()
  const [first = ''] = parts
  const email = `${id}@example.com`
  await tested.post(first, { ...payer, email, method: 'zelle' })
  await tested.post(first, { intent: 'sent', sender: '', confirmation: '' })
  await asOwner(`update orders set locale = '${buyerReads}' where id = '${id}'`)
  const order = await orderById(await asSystemActor(), id)
  if (!order) throw new Error('no order')
  const panel = await testApp({ config: tested.shop.at().config, now: () => new Date() })
  const staff = await aBrowser((await aUser(tested.shop.db, { role: 'admin' })).cookie, panel)
  const own = await staff.open(`${path}?pedido=${order.number}`)
  const [part = ''] = own.page.valuesOf('part')
  return {
    ...{ order, email, part },
    send: (fields: Record<string, string>) => staff.send(path, { part, asks: 'first', ...fields }),
    open: (query = '') => staff.open(path + query),
    // without the one that a payer who sent it got at once
    written: async () =>
      (await emailsTo(tested.shop.db, email)).filter(({ email }) => email !== 'part_sent').length,
  }
}

const typedIn = ({ page }: Visit) =>
  page
    .all('section form input:not([type=hidden])')
    .map((field) => field.getAttribute('value'))
    .filter(Boolean)

test('a part that is confirmed or returned shows first what it writes, to whom, and what is too much', async () => {
  const { order, email, part, open, send, written } = await aSentPart()
  const own = (await open(`?pedido=${order.number}`)).page.valuesOf('amount')
  expect(own.length).toBeGreaterThan(0)
  expect(own).not.toContain('100.00')
  const seen = { intent: 'confirm', reference: 'BANCO7', amount: '130.50' }
  const question = askedIn(await send(seen), `¿Anotar el pago de la parte 1 de ${order.number}?`)
  expect(question.text).toContain(`Correo a ${email}`)
  expect(question.text).toContain('Son $30.50 de más: escribiste $130.50 y faltaban $100.00.')
  expect(question.fields).toMatchObject({ ...seen, part })
  expect(await written()).toBe(0)

  const edited = await send({ ...question.fields, asks: 'edit' })
  expect(typedIn(edited)).toEqual(expect.arrayContaining(['BANCO7', '130.50']))
  const again = askedIn(
    await send({ ...seen, amount: '100' }),
    `¿Anotar el pago de la parte 1 de ${order.number}?`,
  )
  const done = await send({ ...again.fields, asks: 'no' })
  expect(redirectTarget(done)).toBe(`${path}?hecho=counted`)
  expect(await written()).toBe(1)

  const back = { intent: 'return', reference: 'BANCO8', amount: '100', reason: 'lo pidió' }
  const asked = askedIn(await send(back), `¿Devolver $100.00 de la parte 1 de ${order.number}?`)
  expect(asked.text).toContain('Envía antes el dinero')
  expect(asked.text).toContain(`Correo a ${email}`)
  expect(await written()).toBe(1)
  const returned = await send({ ...asked.fields, asks: 'no' })
  expect(redirectTarget(returned)).toBe(`${path}?hecho=returned`)
  expect(await written()).toBe(2)
})

test('an answer about a part that waits for nobody any more keeps what was typed', async () => {
  const { order, send } = await aSentPart()
  const seen = { intent: 'confirm', reference: 'BANCO9', amount: '100' }
  await send({ ...seen, asks: 'no' })
  const back = { intent: 'return', reference: 'BANCO10', amount: '20', reason: 'de más' }
  const refused = await send({ ...back, amount: '500' })
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('Es más de lo que')])
  expect(refused.text).toContain(order.number)
  expect(typedIn(refused)).toEqual(expect.arrayContaining(['BANCO10', '500', 'de más']))
})

test('a part that is not at the bank is noted with its reason, and the letter is shown first; its payer may pay again', async () => {
  const { order, email, part, open, send, written } = await aSentPart()
  const noted = { intent: 'not_seen', reference: '', amount: '' }
  const unexplained = await send({ ...noted, reason: '' })
  expect([unexplained.status, unexplained.text]).toEqual([
    409,
    expect.stringContaining('Escribe el motivo.'),
  ])
  const reason = 'No hay ningún envío de Rosa'
  const question = askedIn(
    await send({ ...noted, reason }),
    `¿Anotar que la parte 1 de ${order.number} no está en el banco?`,
  )
  expect(question.text).toContain(`Correo a ${email}`)
  expect(question.text).toContain(`Correo a ${order.buyer.email}`)
  expect(await written()).toBe(0)
  const done = await send({ ...question.fields, asks: 'no' })
  expect(redirectTarget(done)).toBe(`${path}?hecho=not_seen`)
  expect(await written()).toBe(1)
  expect((await open()).page.valuesOf('part')).not.toContain(part)
  const again = await send({ ...noted, reason, asks: 'no' })
  expect([again.status, await written()]).toEqual([409, 1])
  const late = { intent: 'confirm', reference: 'BANCO14', amount: '100', asks: 'no' }
  expect(redirectTarget(await send(late))).toBe(`${path}?hecho=counted`)
})

test('a payment of a part that two saw at once is recorded once, and what is shown then is how it is', async () => {
  const { order, part, open, send } = await aSentPart()
  const { page } = await open()
  const [seen] = page
    .all('form')
    .filter((form) => form.querySelector(`[name="part"][value="${part}"]`))
    .map((form) => form.querySelector('[name="seen"]')?.getAttribute('value'))
  const confirm = { intent: 'confirm', amount: '100', seen: seen ?? '' }
  const ask = async (reference: string) =>
    askedIn(
      await send({ ...confirm, reference }),
      `¿Anotar el pago de la parte 1 de ${order.number}?`,
    ).fields
  const [one, other] = [await ask('BANCO11'), await ask('BANCO12')]
  expect((await send({ ...one, asks: 'no' })).status).toBe(303)
  for (const late of [other, { ...confirm, reference: 'BANCO12' }]) {
    const refused = await send({ ...late, asks: late === other ? 'no' : 'first' })
    expect([refused.status, refused.text]).toEqual([
      409,
      expect.stringContaining('El dinero de esta parte cambió mientras tanto'),
    ])
    expect(typedIn(refused)).toEqual(expect.arrayContaining(['BANCO12', '100']))
  }
  const gone = { intent: 'not_seen', reference: '', amount: '', reason: 'no está', asks: 'no' }
  expect((await send({ ...gone, seen: '0 0 0' })).status).toBe(409)
  const back = { intent: 'return', reference: 'BANCO13', amount: '10', reason: 'de más' }
  const stale = await send({ ...back, seen: '0 0 0' })
  expect([stale.status, stale.text]).toEqual([409, expect.stringContaining('cambió mientras')])
  expect((await send({ ...back, seen: '10000 0 0' })).status).toBe(200)
})

test('beside the reason stands in which other language it is read by whoever gets it', async () => {
  const inSpanish = 'Quien pagó o quien compra lee en español'
  const inEnglish = 'Quien pagó o quien compra lee en inglés'
  const theirs = await aSentPart()
  const shown = (await theirs.open(`?pedido=${theirs.order.number}`)).text
  expect([shown.includes(inSpanish), shown.includes(inEnglish)]).toEqual([false, false])
  const { order, open } = await aSentPart('en')
  expect((await open(`?pedido=${order.number}`)).text).toContain(inEnglish)
  const read = await theirs.open(`?pedido=${theirs.order.number}&lng=en`)
  expect(read.text).toContain('Whoever paid or the buyer reads in Spanish')
})
