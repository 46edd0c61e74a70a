import { expect, test } from 'vitest'
import { servicesFormData } from '#shop/shipping/province-service.rules.ts'
import { provinceServices } from '#shop/shipping/provinces.service.server.ts'
import { aBrowser } from '#tests/harness/app/browser.ts'
import { asVisitor } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { aUser } from '#tests/harness/users/users.ts'

const page = '/admin/provincias'

const staff = async () => aBrowser((await aUser(await testDatabase(), { role: 'admin' })).cookie)

/** The table as its form would send it. */
async function asStored(): Promise<Record<string, string>> {
  const services = await provinceServices(await asVisitor())
  return { ...servicesFormData(services) }
}

const ofHavana = async () =>
  (await provinceServices(await asVisitor())).find(({ code }) => code === '23')

test('the owner suspends a province with a reason, and opens it again', async () => {
  const browser = await staff()
  const stored = await asStored()
  const changed = { ...stored, 'mode-23': 'suspended', 'noteEs-23': 'Sin combustible' }
  const saved = await browser.send(page, changed)
  expect([saved.status, saved.text.includes('Guardado.')]).toEqual([200, true])
  expect(await ofHavana()).toMatchObject({
    mode: 'suspended',
    days: null,
    noteEs: 'Sin combustible',
  })
  expect((await browser.send(page, stored)).status).toBe(200)
  expect(await ofHavana()).toMatchObject({ mode: 'door', days: { min: 12, max: 20 } })
})

test('an invalid form saves nothing, names the province and shows what was entered', async () => {
  const browser = await staff()
  const stored = await asStored()
  const errors: readonly Record<string, string>[] = [
    { 'min-23': '30', 'max-23': '10' },
    { 'min-23': '0' },
    { 'max-23': '1e9' },
    { 'mode-23': 'teleport' },
    { 'mode-23': 'suspended', 'min-23': '-5' },
    { 'mode-23': 'suspended', 'min-23': '30', 'max-23': '3' },
    { 'mode-23': 'suspended', 'max-23': '1.5' },
    { 'noteEs-23': 'x'.repeat(400) },
  ]
  for (const invalid of errors) {
    const refused = await browser.send(page, { ...stored, 'min-21': '1', ...invalid })
    expect([invalid, refused.status]).toEqual([invalid, 400])
    expect(refused.text).toContain('No se guardó nada. Revisa: La Habana.')
    expect(refused.page.valueOf('min-21')).toBe('1')
  }
  expect(await asStored()).toEqual(stored)
})

test('what is wrong with the days of a province stands beside them, in both languages', async () => {
  const browser = await staff()
  const stored = await asStored()
  const answered = async (days: Record<string, string>, lng: string) =>
    (await browser.send(`${page}?lng=${lng}`, { ...stored, ...days })).text
  const reversed = { 'min-23': '30', 'max-23': '10' }
  expect(await answered(reversed, 'es')).toContain('El mínimo de días es mayor que el máximo.')
  expect(await answered(reversed, 'en')).toContain('The minimum of days is more than the maximum.')
  const half = { 'min-23': '2.5' }
  const { page: marked } = await browser.send(page, { ...stored, ...half })
  const fields = marked.all('[aria-invalid="true"]')
  expect(fields.map((field) => field.getAttribute('name'))).toEqual(['min-23'])
  expect(fields[0]?.closest('tr')?.className).not.toContain('text-bad')
  expect(await answered(half, 'es')).toContain('Los días son números enteros, de 1 a 365.')
})

test('customers cannot change the table', async () => {
  const browser = await aBrowser((await aUser(await testDatabase())).cookie)
  const stored = await asStored()
  expect((await browser.send(page, { ...stored, 'mode-23': 'suspended' })).status).toBe(403)
  expect(await asStored()).toEqual(stored)
})
