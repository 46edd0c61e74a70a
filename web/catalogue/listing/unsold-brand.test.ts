import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { nameOf } from '#tests/harness/html/text.ts'

const open = async (path: string) => visit(await testApp(), path)
const names = ({ page }: Awaited<ReturnType<typeof open>>) =>
  page
    .all('h3')
    .filter((heading) => page.within(heading).has('link'))
    .map(nameOf)

test.each([
  ['ecoflow', 'EcoFlow', 'Energía portátil', '/energia-portatil'],
  ['bluetti ac200p', 'Bluetti', 'Energía portátil', '/energia-portatil'],
  ['jackery', 'Jackery', 'Energía portátil', '/energia-portatil'],
  ['victron', 'Victron', 'Inversores', '/inversores'],
])(
  'who looks for %s reads that the shop does not sell it, and sees what does the same',
  async (search, brand, family, path) => {
    const found = await open(`/catalogo?search=${encodeURIComponent(search)}`)
    expect(found.text).toContain(
      `No vendemos la marca ${brand}. Esto es lo que tenemos en ${family}`,
    )
    expect(found.page.hrefs).toContain(path)
    const listed = names(found)
    expect(listed.length).toBeGreaterThan(2)
    expect(listed).toEqual(names(await open(path)))
    expect(found.page.meta('robots')).toBe('noindex')
    const english = await open(`/catalogo?search=${encodeURIComponent(search)}&lng=en`)
    expect(english.text).toContain(`We do not sell the brand ${brand}.`)
  },
)

test('what was typed besides the brand is what is looked for', async () => {
  const found = await open('/productos?q=panel+ecoflow')
  expect(found.text).toContain('No vendemos la marca EcoFlow.')
  expect(names(found)[0]).toMatch(/^Panel/)
})

test('a brand that a product carries is found as any other word', async () => {
  const db = await testDatabase()
  const set = (brand: string | null) =>
    inTransaction(asSystem(db, 'a test'), ({ tx }) =>
      sql`update products set brand = ${brand}
        where id = (select id from products where category = 'inverter' order by id limit 1)`.execute(
        tx,
      ),
    )
  await set('Growatt')
  expect((await open('/catalogo?search=growatt')).text).not.toContain('No vendemos la marca')
  await set(null)
})
