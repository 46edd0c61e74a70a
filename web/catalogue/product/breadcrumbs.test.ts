import { expect, test } from 'vitest'
import { testApp, visit } from '#tests/harness/app/app.ts'

test('no line of the path to a product begins with a slash', async () => {
  const { page } = await visit(await testApp(), '/catalogo/bateria-lifepo4-12-v-100-ah')
  const path = page.within(page.byRole('navigation', 'Dónde está'))
  const items = path.allByRole('listitem').map((item) => item.textContent)
  expect(items).toEqual(['Inicio/', 'Catálogo/', 'Baterías/', 'Batería LiFePO4 12 V 100 Ah'])
})
