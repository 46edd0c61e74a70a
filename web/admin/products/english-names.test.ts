import { expect, test } from 'vitest'
import { aBrowser } from '#tests/harness/app/browser.ts'
import { asOwner, testDatabase } from '#tests/harness/database/database.ts'
import { aUser } from '#tests/harness/users/users.ts'

const sku = 'KIT-LUZ-640'
const english = 'Light kit 100 W + 640 Wh, for the test'

const pagesOf = (id: unknown) => [
  '/admin/settings/margins?familia=kit',
  '/admin/shipping?libra=9.99&agencia=0&entrega=70',
  `/admin/products?buscar=${sku}`,
  `/admin/products/${id}`,
]

test('staff working in English read products by their English names, where they exist', async () => {
  const browser = await aBrowser((await aUser(await testDatabase(), { role: 'admin' })).cookie)
  const [was] = await asOwner(`select id, name, name_en from products where sku = '${sku}'`)
  const called = (name: string | null) =>
    asOwner(
      `update products set name_en = ${name === null ? 'null' : `'${name}'`} where sku = '${sku}'`,
    )
  try {
    await called(english)
    for (const page of pagesOf(was?.id)) {
      const { text } = await browser.open(`${page}${page.includes('?') ? '&' : '?'}lng=en`)
      expect([page, text.includes(english)]).toEqual([page, true])
      const spanish = await browser.open(`${page}${page.includes('?') ? '&' : '?'}lng=es`)
      expect([page, spanish.text.includes(String(was?.name))]).toEqual([page, true])
    }
    const moves = await browser.open(`${pagesOf('')[1]}&lng=en`)
    expect(moves.text).not.toContain(String(was?.name))
    await called(null)
    const { page } = await browser.open(`/admin/products?buscar=${sku}&lng=en`)
    expect(page.has('link', String(was?.name))).toBe(true)
  } finally {
    await called(was?.name_en === null ? null : String(was?.name_en))
  }
})
