import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'

afterEach(async () => {
  await inTransaction(await asSystemActor(), ({ tx }) => sql`delete from tries`.execute(tx))
})

const app = await testApp()
const send = (fields: Record<string, string>, url = '/asistente', headers = {}) =>
  visit(app, url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  })

test('every page links to the assistant, without scripts too (S-019, S-183)', async () => {
  const home = await visit(app, '/')
  const help = home.page.within(home.page.byRole('complementary', 'Ayuda rápida'))
  expect(help.hrefs).toContain('/asistente')
  const page = await visit(app, '/asistente')
  expect(page.text).toContain('Pregunta con tus palabras')
  expect(page.page.meta('robots')).toMatch(/^noindex/)
})

test('five questions are offered: system, inverter, consumption, runtime and kit (S-188, S-189, S-190, S-191, S-192)', async () => {
  const { text } = await visit(app, '/asistente')
  for (const sample of [
    '¿Cómo diseño un sistema solar para mi casa?',
    '¿Qué inversor necesito para un refrigerador, dos ventiladores y un televisor?',
    '¿Cuánto consume un refrigerador al día?',
    '¿Cuánto me dura un refrigerador con una batería de 100 Ah?',
    '¿Qué kit me recomiendas para una casa pequeña?',
  ])
    expect(text).toContain(sample)
})

test('without scripts a question gets its whole answer, with the product as a card', async () => {
  const { status, page, text } = await send({ question: 'precio del panel de 550w en Cuba' })
  expect(status).toBe(200)
  expect(page.hrefs).toContain('/catalogo/panel-solar-perc-550-w')
  expect(text).toMatch(/Panel solar PERC 550 W: \$\d+\.\d\d puesto en Cuba/)
})

test('one long word without spaces is broken, so that the page stays as wide as the phone', async () => {
  const word = 'x'.repeat(80)
  const { page } = await send({ question: word })
  const [asked] = page.all('section > p').filter((one) => one.textContent === word)
  expect(asked?.getAttribute('class')).toContain('[overflow-wrap:anywhere]')
})

/** The conversation that the page carries after a question, so many minutes ago. */
async function conversationOf(question: string, minutesAgo = 0): Promise<string> {
  const { page } = await send({ question })
  const carried = JSON.parse(page.valueOf('history') ?? '{}') as { at: number }
  return JSON.stringify({ ...carried, at: carried.at - minutesAgo * 60_000 })
}
const ofBattery = '¿Cuánto me dura un refrigerador con una batería de 12 V 200 Ah?'

test('a follow-up question is understood with the one before', async () => {
  const { text } = await send({
    history: await conversationOf(ofBattery),
    question: '¿y con dos ventiladores?',
  })
  expect(text).toContain('17,3 horas')
})

test('after thirty minutes the conversation is over, also in a page that stayed open', async () => {
  const { text } = await send({
    history: await conversationOf(ofBattery, 31),
    question: '¿y con dos ventiladores?',
  })
  expect(text).not.toContain('17,3 horas')
})

test('a person who takes over on WhatsApp reads what was established', async () => {
  const first = await send({ question: 'tengo 800 dólares para un kit en Holguín' })
  const history = first.page.valueOf('history') ?? ''
  const { page } = await send({ history, question: 'quiero hablar con una persona' })
  const [link = ''] = page.hrefs.filter((href) => href.includes('wa.me') && href.includes('text='))
  const message = decodeURIComponent(link)
  for (const known of ['quiero hablar con una persona', 'Hasta $800.00', 'Holguín'])
    expect(message).toContain(known)
})

test('an unknown question is said to be unknown, and contact links carry it', async () => {
  const { page, text } = await send({ question: '¿quién ganó la pelota?' })
  expect(text).toContain('Eso no lo sé, y no quiero inventarlo.')
  const message = encodeURIComponent('Hola, le pregunté al asistente: «¿quién ganó la pelota?»')
  expect(page.hrefs).toContainEqual(
    expect.stringContaining(`https://wa.me/13055550142?text=${message}`),
  )
})

test.each(['', ' ', 'x', 'y'.repeat(501)])('%j is refused beside the field', async (question) => {
  const { status, text } = await send({ question })
  expect(status).toBe(400)
  expect(text).toContain('Escribe una pregunta de 2 a 500 caracteres.')
})

test('markup in a question stays text', async () => {
  const { html } = await send({ question: '<img src=x onerror=alert(1)> panel' })
  expect(html).not.toContain('<img src=x')
})

test('in English too', async () => {
  const { text } = await send(
    { question: 'How long will a 2000 Wh power station run a fridge?' },
    '/asistente?lng=en',
  )
  expect(text).toContain('23.4 hours')
})

test('after sixty questions in an hour the visitor is told when to ask again', async () => {
  const Cookie = `assistantVisitor=${'v'.repeat(24)}`
  const again = () => send({ question: 'hola' }, '/asistente', { Cookie })
  for (let at = 0; at < 60; at += 1) await again()
  const { status, text } = await again()
  expect(status).toBe(429)
  expect(text).toContain('Prueba dentro de 60 min')
})

test('what was said is shown as facts, and each can be removed without scripts', async () => {
  const first = await send({ question: 'tengo 800 dólares para un kit en Cuba' })
  expect(first.text).toContain('Hasta $800.00')
  expect(first.page.all('button[name="drop"][value="budget"]')).toHaveLength(1)
  const history = first.page.valueOf('history') ?? ''
  const removed = await send({ history, drop: 'budget' })
  expect(removed.text).not.toContain('Hasta $800.00')
  expect(removed.text).toContain('Para Cuba')
})
