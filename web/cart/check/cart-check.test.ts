import { beforeAll, expect, test } from 'vitest'
import { testApp, visit } from '#tests/harness/app/app.ts'

const open = async (path: string, init?: RequestInit) => visit(await testApp(), path, init)
const idOf = async (slug: string) => {
  const { page } = await open(`/catalogo/${slug}`, { headers: { Cookie: 'isShippingToCuba=true' } })
  return page.valueOf('product') ?? ''
}

let parts = ''
let fitting = ''
beforeAll(async () => {
  const [station, panel, battery] = await Promise.all(
    ['estacion-portatil-500-wh-500-w', 'panel-solar-perc-550-w', 'kit-luz-100-w-y-640-wh'].map(
      idOf,
    ),
  )
  parts = `${station}:1.${panel}:1`
  fitting = `${battery}:1`
})

const cookie = (cart: string, to = 'true') => ({ Cookie: `cart=${cart}; isShippingToCuba=${to}` })

test('without scripts the cart says what burns, with a way to ask, and can be bought all the same', async () => {
  const { text, page } = await open('/carrito', { headers: cookie(parts) })
  expect(text).toContain('hay piezas que no van juntas')
  expect(text).toContain('Con el frío da 51,8 V y el equipo aguanta 50: se quema.')
  expect(page.byRole('link', /^Armar un conjunto/).getAttribute('href')).toBe('/calculadora-solar')
  expect(page.button(/^Finalizar/).hasAttribute('disabled')).toBe(false)
  const fine = await open('/carrito', { headers: cookie(fitting) })
  expect(fine.text).not.toContain('no van juntas')
})

test('a browser asks for its own cart, in its language and for the cold of its destination', async () => {
  const asked = await open(`/carrito/comprobacion?cart=${parts}`, { headers: cookie('', 'false') })
  const check = JSON.parse(asked.html) as { text: string; findings: { message: string }[] }
  expect(check.text).toContain('-38')
  expect(check.findings.length).toBeGreaterThan(0)
  expect(asked.headers.get('Cache-Control')).toBe('private, no-store')
  expect((await open('/carrito/comprobacion?cart=zzz')).html).toBe('null')
  expect((await open('/carrito/comprobacion')).html).toBe('null')
})

test('the summary of the checkout says it too', async () => {
  const started = await open('/checkout', {
    method: 'POST',
    headers: cookie(''),
    body: new URLSearchParams({ cart: parts }),
  })
  const draft = started.headers.getSetCookie().map((one) => one.split(';')[0])
  const step = await open(started.headers.get('Location') ?? '', {
    headers: { Cookie: ['isShippingToCuba=true', ...draft].join('; ') },
  })
  expect(step.status).toBe(200)
  expect(step.text).toContain('hay piezas que no van juntas')
})
