import { expect, test } from 'vitest'
import type { Visit } from '#tests/harness/app/app.ts'
import { aBrowser, redirectTarget, type TestBrowser } from '#tests/harness/app/browser.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { aUser } from '#tests/harness/users/users.ts'

const house = '?apagon=8&equipos=rm1-vp2'
const path = '/cuenta/calculos'

const somebody = async (): Promise<TestBrowser> =>
  aBrowser((await aUser(await testDatabase())).cookie)

const idIn = ({ page }: Visit) => page.valueOf('calculation') ?? ''

test('a calculation is saved under a name, opened again and removed, without scripts', async () => {
  const browser = await somebody()
  const calculator = await browser.open(`/calculadora-solar${house}`)
  expect(calculator.page.hrefs).toContain(`${path}${house.replace('&', '&')}`)
  const offered = await browser.open(path + house)
  expect(offered.text).toContain('Guardar este cálculo')
  const saved = await browser.send(path + house, {
    intent: 'save',
    name: ' Casa  de <b>mamá</b> ',
    query: house,
  })
  expect(redirectTarget(saved)).toBe(`${path}?hecho=1`)
  const list = await browser.open(path)
  expect(list.text).toContain('Casa de <b>mamá</b>')
  expect(list.text).toMatch(/Wh al día · .* W de paneles/)
  expect(list.page.hrefs).toContain(`/calculadora-solar${house.replace('&', '&')}`)
  const removed = await browser.send(path, { intent: 'remove', calculation: idIn(list) })
  expect(redirectTarget(removed)).toBe(path)
  expect((await browser.open(path)).text).toContain('Todavía no has guardado ningún cálculo.')
})

test('a visitor is asked to sign in and returns with the calculation', async () => {
  const response = await (await aBrowser()).open(path + house)
  const from = new URL(redirectTarget(response) ?? '', 'http://shop').searchParams.get('from')
  expect(from).toBe(path + house)
})

test('a missing name is shown beside its field, and the other fields stay filled', async () => {
  const browser = await somebody()
  const response = await browser.send(path + house, { intent: 'save', name: '  ', query: house })
  expect(response.status).toBe(400)
  expect(response.text).toContain('Ponle un nombre para reconocerlo.')
  expect(response.page.all('[name="name"][aria-invalid="true"]')).toHaveLength(1)
  expect(response.page.valueOf('query')).toContain('apagon=8')
})

test('garbage is refused without a fault, and calculations of other customers are not found', async () => {
  const [marta, eva] = [await somebody(), await somebody()]
  await marta.send(path, { intent: 'save', name: 'Casa', query: house })
  const calculation = idIn(await marta.open(path))
  expect((await eva.send(path, { intent: 'remove', calculation })).status).toBe(404)
  expect((await eva.send(path, { intent: 'remove', calculation: 'x' })).status).toBe(400)
  expect((await eva.send(path, { intent: 'otra' })).status).toBe(400)
  const empty = await eva.send(path, { intent: 'save', name: 'Casa', query: '?equipos=%00' })
  expect([empty.status, empty.text.includes('No hay nada que guardar')]).toEqual([400, true])
  expect((await eva.open(`${path}?equipos=${'rm1-'.repeat(3_000)}`)).status).toBeLessThan(500)
  expect((await marta.open(path)).text).toContain('Casa')
})
