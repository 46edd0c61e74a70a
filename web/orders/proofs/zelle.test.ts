import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { memoryStore } from '#platform/files/memory-store.ts'
import { linkOf, orderById } from '#shop/orders/orders.service.server.ts'
import { openZelle } from '#shop/payments/manual-transfer/transfers.service.server.ts'
import { testApp, type Visit, visit } from '#tests/harness/app/app.ts'
import { redirectTarget } from '#tests/harness/app/browser.ts'
import { aClientIp } from '#tests/harness/app/client-ip.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { aScreenshot, hostileFiles } from '#tests/harness/inputs/pictures.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { aUser, signingConfig } from '#tests/harness/users/users.ts'

const files = memoryStore()

async function open() {
  const system = await asSystemActor({ files })
  const app = await testApp({ files, now: () => new Date() })
  const { id } = await anOrder().paidBy('zelle').payBy(new Date('2099-11-24')).insert(system.db)
  const order = await orderById(system, id)
  if (!order) throw new Error('no order')
  await openZelle(system, order)
  const link = linkOf({ config: signingConfig }, order, 'payer')
  const caller = aClientIp()
  const send = (path: string, bytes: Buffer, fields: Record<string, string> = {}) => {
    const body = new FormData()
    body.set('file', new File([new Uint8Array(bytes)], '../../captura.png', { type: 'image/png' }))
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    return visit(app, path, { method: 'POST', body, headers: { 'X-Forwarded-For': caller } })
  }
  return { system, app, order, link, address: `${link}/comprobante`, send }
}

const asStaff = async (
  app: Awaited<ReturnType<typeof testApp>>,
  db: Parameters<typeof aUser>[0],
) => {
  const { cookie } = await aUser(db, { role: 'admin' })
  const headers = { Cookie: cookie }
  return {
    open: (path: string) => visit(app, path, { headers }),
    decide: (fields: Record<string, string>) =>
      visit(app, '/admin/zelle', { method: 'POST', headers, body: new URLSearchParams(fields) }),
  }
}

test('the page says whom to pay, how much, with which reference and until when', async () => {
  const { app, order, address: url } = await open()
  const page = await visit(app, url)
  // a browser would say what is missing in its own language, in a bubble that is soon gone
  expect(page.page.all('form[novalidate] input[name="file"]')).toHaveLength(1)
  for (const text of ['$309.70', 'pagos@girasol.example', 'Girasol Solar LLC', order.number])
    expect(page.text).toContain(text)
  expect(page.text).toContain('Antes del')
  expect(page.text).toMatch(/Envía exactamente.*no pagues con dinero de verdad.*Importe/)
  expect((await visit(app, `${url}?lng=en`)).text).toContain('Send exactly this amount')
})

test('without scripts a screenshot is sent, and the page shows the next step (S-023)', async () => {
  const { app, system, order, address: url, send } = await open()
  const sent = await send(url, await aScreenshot('#227755'), { sender: 'Ana Núñez' })
  expect([sent.status, redirectTarget(sent)]).toEqual([303, `${url}?comprobante=kept`])
  const after = await visit(app, redirectTarget(sent))
  expect(after.text).toContain('Recibimos tu comprobante.')
  expect(after.text).toContain('Qué hacemos ahora')
  expect(after.text).not.toContain('Envía exactamente')
  expect(after.page.all('details:not([open]) > summary').map((one) => one.textContent)).toContain(
    'Enviar otro comprobante',
  )
  expect(after.page.all('form[enctype]').length).toBe(
    after.page.all('details form[enctype]').length,
  )
  expect((await orderById(system, order.id))?.payment).toBe('proof_received')
})

test('errors are shown beside the file, and the fields stay filled', async () => {
  const { address: url, send } = await open()
  const input = { sender: 'Ana "la gorda" Núñez', confirmation: 'X-1', amount: '1', paidOn: '' }
  for (const [what, bytes] of Object.entries(await hostileFiles())) {
    const refused = await send(url, bytes, input)
    expect([what, refused.status]).toEqual([what, 400])
    if (refused.status === 400) {
      expect(refused.page.all('[type="file"][aria-invalid="true"]')).toHaveLength(1)
      expect(refused.page.valueOf('confirmation')).toBe('X-1')
    }
  }
})

test('every field that is wrong is marked, with its sentence, in both languages', async () => {
  const { address: url, send, app, order, system } = await open()
  const input = { sender: 'Ana', amount: 'mucho', paidOn: '2999-01-01' }
  const marked = ({ page }: Visit) =>
    page.all('form [aria-invalid="true"]').map((field) => field.getAttribute('name'))
  const none = await send(url, Buffer.alloc(0), input)
  expect([none.status, marked(none)]).toEqual([400, ['file', 'amount', 'paidOn']])
  expect(none.text).toContain('Elige el comprobante: una captura de pantalla.')
  expect(none.text).toContain('Escribe un importe como 120')
  expect(none.text).toContain('Esa fecha todavía no ha llegado.')
  expect(none.page.valueOf('amount')).toBe('mucho')
  const good = await send(`${url}?lng=en`, await aScreenshot('#101010'), input)
  expect([good.status, marked(good)]).toEqual([400, ['file', 'amount', 'paidOn']])
  expect(good.text).toContain('Choose the proof again')
  expect((await orderById(system, order.id))?.payment).toBe('awaiting_proof')
  expect((await visit(app, url)).text).not.toContain('Enviar otro comprobante')
})

test('an unreadable form is refused without a fault', async () => {
  const { app, address: url } = await open()
  const bodies: (string | URLSearchParams)[] = ['', '{', new URLSearchParams({ file: 'x' })]
  for (const body of bodies)
    expect((await visit(app, url, { method: 'POST', body })).status).toBe(400)
  const broken = { 'Content-Type': 'multipart/form-data; boundary=x' }
  const cut = await visit(app, url, { method: 'POST', body: '--x\r\n', headers: broken })
  expect(cut.status).toBe(400)
})

test('only the buyer’s link accepts a proof, not another order’s or the recipient’s', async () => {
  const { order, send } = await open()
  const recipients = linkOf({ config: signingConfig }, order, 'recipient')
  for (const path of [`${recipients}/comprobante`, '/pedido/pAAAA/comprobante'])
    expect((await send(path, await aScreenshot())).status).toBe(404)
})

test('the image opens by the link of the administrator; all others get not found', async () => {
  const { app, system, order, address: url, send } = await open()
  await send(url, await aScreenshot('#991122'))
  const staff = await asStaff(app, system.db)
  const queue = await staff.open('/admin/zelle')
  expect(queue.text).toContain(order.number)
  const [card] = queue.page
    .allByRole('article')
    .map(queue.page.within)
    .filter(({ text }) => text.includes(order.number))
  const link = card?.all('img[src^="/archivos/"]')[0]?.getAttribute('src') ?? ''
  const image = await staff.open(link)
  expect(image.status).toBe(200)
  const header = (name: string) => image.headers.get(name)
  expect(header('Content-Type')).toBe('image/webp')
  expect(header('X-Content-Type-Options')).toBe('nosniff')
  expect(header('Content-Security-Policy')).toContain('sandbox')
  expect(header('Content-Disposition')).toMatch(/^attachment/)
  expect(header('Cache-Control')).toContain('no-store')
  const { cookie } = await aUser(system.db)
  const as = (headers: Record<string, string>, path = link, method = 'GET') =>
    visit(app, path, { headers, method })
  const summaryOf = ({ status, html, headers }: Visit) => [
    status,
    html,
    headers.get('Content-Type'),
    headers.get('Content-Length'),
    headers.get('Cache-Control'),
  ]
  const unknown = summaryOf(await as({}, `/archivos/zelle_screenshots/${randomUUID()}.webp`))
  expect(unknown[0]).toBe(404)
  const other = await asStaff(app, system.db)
  const strangers = [
    await as({}),
    await as({}, link.split('?')[0]),
    await as({ Range: 'bytes=0-9' }),
    await as({}, '/archivos/zelle_screenshots/..%2F..%2Fpackage.json'),
    await as({}, link.replace('.webp', '.WEBP')),
    await as({}, link.replace('firma=', 'firma=x')),
  ]
  for (const stranger of strangers) expect(summaryOf(stranger)).toEqual(unknown)
  for (const stranger of [await as({ Cookie: cookie }), await other.open(link)])
    expect(summaryOf(stranger).slice(0, 3)).toEqual(unknown.slice(0, 3))
  const odd = await as({}, '/archivos/zelle_screenshots/..%2f..%2fpackage.json')
  expect(summaryOf(odd)).toEqual([308, '', null, null, 'no-store'])
  expect(summaryOf(await as({}, redirectTarget(odd)))).toEqual(unknown)
  expect((await as({}, link, 'HEAD')).status).toBe(404)
})

test('an administrator approves a transfer seen at the bank, without scripts', async () => {
  const { app, system, order, address: url, send } = await open()
  await send(url, await aScreenshot('#334455'))
  const staff = await asStaff(app, system.db)
  const input = { intent: 'approve', order: order.id, amount: '309.70', reason: '' }
  const refused = await staff.decide({ ...input, reference: '' })
  expect([refused.status, refused.text]).toEqual([
    409,
    expect.stringContaining('Escribe la referencia que viste en el banco.'),
  ])
  const reference = randomUUID().slice(0, 8)
  const approved = await staff.decide({ ...input, reference })
  expect([approved.status, redirectTarget(approved)]).toEqual([303, '/admin/zelle?hecho=paid'])
  expect((await staff.open('/admin/zelle?hecho=paid')).text).toContain('Pago aprobado.')
  expect((await orderById(system, order.id))?.payment).toBe('paid')
  expect((await staff.decide({ intent: 'x' })).status).toBe(400)
})

test('only administrators see or decide the transfers', async () => {
  const { app, system, order } = await open()
  const { cookie } = await aUser(system.db)
  const body = new URLSearchParams({
    intent: 'approve',
    order: order.id,
    reference: 'X',
    amount: '1',
  })
  for (const init of [{}, { method: 'POST', body }]) {
    const denied = await visit(app, '/admin/zelle', { ...init, headers: { Cookie: cookie } })
    expect(denied.status).toBe(403)
    expect(redirectTarget(await visit(app, '/admin/zelle', init))).toContain('/login')
  }
})

test('a transfer that arrived in part says what came, what is missing and that nothing expires', async () => {
  const { app, system, order, address: url, link, send } = await open()
  await send(url, await aScreenshot('#552277'))
  const staff = await asStaff(app, system.db)
  await staff.decide({
    order: order.id,
    intent: 'partial',
    amount: '300.00',
    reference: `BNK-${randomUUID()}`,
  })
  const page = await visit(app, link)
  expect(page.text).toContain('Recibimos $300.00 de $309.70. Envía los $9.70 que faltan')
  expect(page.text).toContain('no vence')
  expect(page.text).not.toContain('Tienes hasta el')
  expect((await visit(app, `${link}?lng=en`)).text).toContain('Send the $9.70 still due')
})
