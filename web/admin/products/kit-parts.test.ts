import { expect, test } from 'vitest'
import { aBrowser, redirectTarget } from '#tests/harness/app/browser.ts'
import { asOwner, testDatabase } from '#tests/harness/database/database.ts'
import { aUser } from '#tests/harness/users/users.ts'

const path = '/admin/products'

async function aNewKit() {
  const { cookie } = await aUser(await testDatabase(), { role: 'admin' })
  const browser = await aBrowser(cookie)
  const [part] = await asOwner(
    "select sku, name from products where category = 'battery' and sku is not null order by sku limit 1",
  )
  const send = (fields: Record<string, string>) =>
    browser.send(`${path}/new`, { name: 'Kit de prueba', category: 'kit', ...fields })
  return { browser, send, part: part as { sku: string; name: string } }
}

const contents = async (
  response: Awaited<ReturnType<Awaited<ReturnType<typeof aNewKit>>['send']>>,
) => {
  const id = redirectTarget(response).split('/').at(-1)?.split('?')[0] ?? ''
  const rows = await asOwner(`select part.sku, k.quantity from kit_components k
    join products part on part.id = k.component_id where kit_id = '${id}' order by position`)
  await asOwner(`delete from products where id = '${id}'`)
  return rows
}

test('the pieces of a kit are offered by name, and added by name without scripts', async () => {
  const { browser, send, part } = await aNewKit()
  const { page } = await browser.open(`${path}/new`)
  const offered = page.all('datalist option').map((one) => one.getAttribute('value'))
  expect(offered).toContain(`${part.name} (${part.sku})`)
  const list = page.field('Buscar una pieza por su nombre').getAttribute('list')
  expect(page.all('datalist')[0]?.getAttribute('id')).toBe(list)
  const chosen = { part_name: `${part.name} (${part.sku})`, part_quantity: '3' }
  const added = await send({ components: '1 x ACC-SOP-Z', confirm_danger: 'true', ...chosen })
  expect(await contents(added)).toEqual([
    { sku: 'ACC-SOP-Z', quantity: 1 },
    { sku: part.sku, quantity: 3 },
  ])
  const typed = await send({ components: `2 x ${part.name.toUpperCase()}`, confirm_danger: 'true' })
  expect(await contents(typed)).toEqual([{ sku: part.sku, quantity: 2 }])
})

test('a piece that is no product is named beside the field, and the others stay as they were typed', async () => {
  const { send, part } = await aNewKit()
  const components = `1 x ${part.sku}\n2 x Cable fantasma\n1 x NADA-1`
  const refused = await send({ components, confirm_danger: 'true' })
  expect(refused.status).toBe(409)
  expect(refused.text).toContain('No es ningún producto: Cable fantasma, NADA-1.')
  expect(refused.page.valueOf('components')).toBe(components)
})
