import { expect, test } from 'vitest'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { saveProvinceServices } from '#shop/shipping/provinces.service.server.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { asAdmin } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'

const kit = '/catalogo/kit-luz-100-w-y-640-wh'
const open = async (path: string, cookies: string) =>
  visit(await testApp(), path, { headers: { Cookie: cookies } })
const inCuba = 'isShippingToCuba=true'
const inHolguin = `${inCuba}; province=32`

test('a product to Cuba says when it arrives if it is paid today, in the chosen province', async () => {
  const anywhere = await open(kit, inCuba)
  expect(anywhere.text).toMatch(/Llega a Cuba entre el .+ si pagas hoy, según la provincia\./)
  const chosen = await open(kit, inHolguin)
  expect(chosen.text).toMatch(/Llega a Holguín entre el .+ si pagas hoy\./)
  expect((await open(`${kit}?lng=en`, inHolguin)).text).toMatch(
    /Arrives in Holguín between .+ if you pay today\./,
  )
})

test('a cached page of one province is not shown to another, and an invented province is none', async () => {
  expect((await open(kit, `${inCuba}; province=23`)).text).toContain('Llega a La Habana')
  expect((await open(kit, inHolguin)).text).toContain('Llega a Holguín')
  expect((await open(kit, `${inCuba}; province=99`)).text).toContain('Llega a Cuba')
})

test('for the USA nothing is said about provinces', async () => {
  expect((await open(kit, 'isShippingToCuba=false; province=32')).text).not.toContain('Llega a')
})

test('the modal and the cart say the same as the page', async () => {
  const sentence = /Llega a Holguín entre el .+? si pagas hoy\./
  const page = sentence.exec((await open(kit, inHolguin)).text)?.[0]
  const modal = await open('/baterias?url_slug=kit-luz-100-w-y-640-wh', inHolguin)
  expect(page && modal.html.includes(page)).toBe(true)
})

test('the province is chosen without scripts and forgotten again', async () => {
  const choose = async (province: string) =>
    (await testApp()).request('http://shop.test/destino', {
      method: 'POST',
      body: new URLSearchParams({ province, back: kit }),
    })
  const chosen = await choose('32')
  expect(chosen.headers.get('Location')).toBe(kit)
  expect(chosen.headers.get('Set-Cookie')).toMatch(/^province=32; Path=\/; Max-Age=31536000/)
  expect((await choose('all')).headers.get('Set-Cookie')).toMatch(/^province=; Path=\/; Max-Age=0/)
  expect((await choose('99')).headers.get('Set-Cookie')).toMatch(/Max-Age=0/)
})

test('a province without service says so on the product, with the reason of the owner', async () => {
  const ctx = await asAdmin()
  const before = { code: '35', mode: 'door' as const, days: { min: 18, max: 25 } }
  const notes = { noteEs: 'Volvemos en enero.', noteEn: 'Back in January.' }
  await saveProvinceServices(ctx, [{ code: '35', mode: 'suspended', days: null, ...notes }])
  try {
    const { text } = await open(kit, `${inCuba}; province=35`)
    expect(text).toContain('Por ahora no entregamos en Guantánamo. Volvemos en enero.')
  } finally {
    await saveProvinceServices(ctx, [{ ...before, noteEs: '', noteEn: '' }])
  }
})

test('banner and policy state the same preparation', async () => {
  const preparation = '2 días hábiles'
  expect((await open('/', '')).text).toContain('de hasta 25 días tras 2 hábiles.')
  const policy = (await open('/politica-envios-devoluciones', '')).text
  expect(policy).toContain(`Preparación: ${preparation} desde que el pago está confirmado`)
})

test('banner and policy state the longest transit of the provinces', async () => {
  const db = await testDatabase()
  const setDays = (days: number) =>
    inTransaction(asSystem(db, 'a test'), ({ tx }) =>
      tx
        .updateTable('province_services')
        .set({ days_max: days })
        .where('code', '=', '32')
        .execute(),
    )
  await setDays(40)
  try {
    expect((await open('/', '')).text).toContain('tránsito estimado de hasta 40 días')
    expect((await open('/politica-envios-devoluciones', '')).text).toContain('hasta 40 días')
  } finally {
    await setDays(25)
  }
})
