import { expect, test } from 'vitest'
import { testApp, visit } from '#tests/harness/app/app.ts'

test.each([
  ['cuba', 'Puesto en Cuba $667.32', 'En EE. UU. $522.99'],
  ['usa', 'En EE. UU. $522.99', 'Puesto en Cuba $667.32'],
])(
  'the page without a connection has the prices of %s first, and no switch that would ask',
  async (destination, first, second) => {
    const { text, page } = await visit(await testApp(), `/sin-conexion?destino=${destination}`)
    expect(text.indexOf(first)).toBeGreaterThan(0)
    expect(text.indexOf(second)).toBeGreaterThan(text.indexOf(first))
    expect(page.all('form[action="/destino"]')).toEqual([])
  },
)
