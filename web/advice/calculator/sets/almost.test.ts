import { expect, test } from 'vitest'
import { testApp, visit } from '#tests/harness/app/app.ts'

const query = 'equipos=vp2-bl4-ro1-te3-tv1&apagon=12&lugar=35'

test('a set of parts that is short of ten watts of sun is told, with what to switch off', async () => {
  const headers = { Cookie: 'isShippingToCuba=false' }
  const app = await testApp()
  const { text } = await visit(app, `/calculadora-solar?${query}`, { headers })
  expect(text).toContain('$1,411.88')
  expect(text).toMatch(
    /Por qué no.*Inversor onda pura 1000 W 12 V \+ Batería LiFePO4 12 V 200 Ah \+ .*600 W.* \(\$1,281\.90\) trae 600 W de paneles.*hacen falta 611 W\. Sirve si apagas .*(min|h)\./,
  )
  const english = await visit(app, `/calculadora-solar?${query}&lng=en`, { headers })
  expect(english.text).toMatch(/\(\$1,281\.90\).*600 W.*611 W/)
})
