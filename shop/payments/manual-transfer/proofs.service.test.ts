import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import type { Ctx } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { memoryStore } from '#platform/files/memory-store.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import { asSystemActor, asVisitor } from '#tests/harness/database/actors.ts'
import { emailsTo } from '#tests/harness/emails/mail.ts'
import { aScreenshot, hostileFiles, polyglot } from '#tests/harness/inputs/pictures.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { addProof, proofBucket } from './proofs.service.server.ts'
import { openZelle, zelleOf } from './transfers.service.server.ts'

let ctx: Ctx
beforeEach(async () => {
  ctx = await asVisitor({ files: memoryStore() })
})

const system = () => asSystemActor({ files: ctx.files })
const fields = { sender: 'Ana Núñez', confirmation: 'abc 123', amount: '309.70', paidOn: null }
async function ordered() {
  const { id } = await anOrder().paidBy('zelle').insert(ctx.db)
  const order = await orderById(await system(), id)
  if (!order) throw new Error('no order')
  await openZelle(await system(), order)
  return id
}
const send = async (id: string, bytes: Buffer) => addProof(ctx, id, { bytes, fields })
const stored = () => ctx.files.list(proofBucket)
const payment = async (id: string) => (await orderById(await system(), id))?.payment

test('an order by Zelle says whom to pay, how much and with which words', async () => {
  const id = await ordered()
  const order = await orderById(await system(), id)
  expect(await zelleOf(ctx, id)).toMatchObject({
    recipient: 'pagos@girasol.example',
    memo: order?.number,
    amount: 30_970,
    due: 30_970,
    state: 'awaiting_proof',
    proofs: 0,
  })
})

test('a screenshot is kept for a person to look at, and pays nothing (S-023, A-133)', async () => {
  const id = await ordered()
  for (const kind of ['png', 'jpeg', 'webp'] as const)
    expect(await send(id, await aScreenshot(`#00${kind.length}000`, kind))).toMatchObject({
      ok: true,
    })
  expect(await payment(id)).toBe('proof_received')
  const [name = ''] = await stored()
  expect(name).toMatch(/^[0-9a-f-]{36}\.webp$/)
})

test('only the points of a picture are kept: no place, no camera, no second file in it', async () => {
  const id = await ordered()
  expect(await send(id, await polyglot())).toMatchObject({ ok: true })
  const [name = ''] = await stored()
  const { bytes, contentType } = (await ctx.files.get(proofBucket, name))!
  const { format, exif, width } = await sharp(bytes).metadata()
  expect({ format, exif, width, contentType }).toEqual({
    format: 'webp',
    exif: undefined,
    width: 360,
    contentType: 'image/webp',
  })
  for (const trace of ['script', 'GPS', 'Telefono']) expect(bytes.includes(trace)).toBe(false)
})

test('what is no picture is refused with its reason, and nothing of it is kept', async () => {
  const id = await ordered()
  const codes: Record<string, string> = {}
  for (const [what, bytes] of Object.entries(await hostileFiles())) {
    const sent = await send(id, bytes)
    codes[what] = sent.ok ? 'kept' : sent.code
  }
  expect(codes).toEqual({
    'an SVG with a script': 'file_unknown',
    'HTML called .png': 'file_unknown',
    'a GIF that is JavaScript': 'file_unknown',
    'the head of a PNG and then HTML': 'image_broken',
    'half a PNG': 'image_broken',
    'a picture of 81 million points': 'image_too_large',
    'a PDF': 'file_is_pdf',
    nothing: 'file_missing',
    'eleven megabytes': 'file_too_large',
  })
  expect(await stored()).toEqual([])
  expect(await payment(id)).toBe('awaiting_proof')
})

test('the same picture twice is one proof, and a hundred at once stay a few', async () => {
  const id = await ordered()
  const same = await aScreenshot('#123456')
  expect(await send(id, same)).toEqual({ ok: true, value: 'kept' })
  expect(await send(id, same)).toEqual({ ok: true, value: 'known' })
  expect(await stored()).toHaveLength(1)
  const many = await Promise.all(
    Array.from({ length: 20 }, async (_, n) =>
      send(id, await aScreenshot(`#${(n * 12 + 16).toString(16)}99aa`)),
    ),
  )
  expect(many.filter((sent) => sent.ok && sent.value === 'kept')).toHaveLength(5)
  expect(await stored()).toHaveLength(6)
})

test('nothing is kept for an order that waits for no proof', async () => {
  const shot = await aScreenshot()
  const byZelle = anOrder().paidBy('zelle')
  for (const order of [byZelle.paid(), byZelle.inState('expired'), anOrder().paidBy('paypal')]) {
    const { id } = await order.insert(ctx.db)
    expect(await send(id, shot)).toEqual({ ok: false, code: 'not_waiting' })
  }
  expect(await send('00000000-0000-4000-8000-000000000000', shot)).toMatchObject({ ok: false })
  expect(await stored()).toEqual([])
})

test('a listed sender holds the order, and its buyer reads once that it is checked', async () => {
  const id = await ordered()
  for (const colour of ['#010203', '#030201'])
    await addProof(ctx, id, {
      bytes: await aScreenshot(colour),
      fields: { ...fields, sender: 'Raúl Castro Ruz' },
    })
  const order = await orderById(await system(), id)
  expect(order?.compliance).toBe('held')
  const emails = await emailsTo(ctx.db, order?.buyer.email ?? '')
  const holds = emails.filter(({ email }) => email === 'order_held')
  expect(holds.filter(({ text }) => text?.includes(order?.number ?? '-'))).toHaveLength(1)
})

test('a payment by Zelle keeps who, how much, to whom, with which words and how it stands (A-132)', async () => {
  const id = await ordered()
  const read = async () =>
    inTransaction(await system(), ({ tx }) =>
      tx
        .selectFrom('zelle_payments')
        .select(['user_id', 'amount', 'zelle_recipient', 'memo_reference', 'payment_status'])
        .where('order_id', '=', id)
        .executeTakeFirstOrThrow(),
    )
  const order = await orderById(await system(), id)
  const columns = {
    user_id: null,
    amount: '309.70',
    zelle_recipient: 'pagos@girasol.example',
    memo_reference: order?.number,
  }
  expect(await read()).toEqual({ ...columns, payment_status: 'awaiting_proof' })
  await send(id, await aScreenshot())
  expect(await read()).toEqual({ ...columns, payment_status: 'proof_received' })
})
