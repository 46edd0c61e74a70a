import { expect, test } from 'vitest'
import { testApp, visit } from '#tests/harness/app/app.ts'

const path = '/calculadora-solar'
const open = async (fields: Record<string, string>, at = path) =>
  visit(await testApp(), `${at}?${new URLSearchParams({ cuenta: '1', ...fields })}`)
const own = {
  'equipo.0': 'x',
  'nombre.0': 'Molino',
  'watts.0': '55x',
  'cantidad.0': '1',
  'horas.0': '3',
}
const fridge = { 'equipo.1': 'rm', 'watts.1': '150', 'cantidad.1': '1', 'horas.1': '8' }
const house = { apagon: '12', paneles: 'on' }

const linked = async (fields: Record<string, string>, at = path) => {
  const { page } = await open(fields, at)
  return page.all('[role="alert"] a').map((link) => {
    const [field] = page.all(`[id="${link.getAttribute('href')?.slice(1)}"]`)
    return [field?.getAttribute('name'), link.textContent]
  })
}

test('what has to be corrected is named and linked, in the order of the page', async () => {
  expect(await linked({ ...own, ...fridge, ...house, red: 'x', 'cantidad.1': '1,5' })).toEqual([
    ['watts.0', 'Molino, Watts. Escribe un número, por ejemplo 12,5 o 12.5.'],
    [
      'cantidad.1',
      'Refrigerador moderno (8–12 pies³), Cuántos. Aquí va un número entero, sin coma ni punto: por ejemplo 12.',
    ],
    ['red', 'Horas de corriente al día. Escribe un número, por ejemplo 12,5 o 12.5.'],
  ])
  expect(await linked({ ...fridge, ...house, 'tengo.inversor': '-5' })).toEqual([
    ['tengo.inversor', 'Inversor, watts (vacío: no tengo). No puede ser menos que cero.'],
  ])
})

test('so it is of how long something lasts', async () => {
  const asked = {
    'equipo.0': 'tv',
    'watts.0': '55x',
    'cantidad.0': '1',
    'horas.0': '3',
    wh: 'mucho',
    vuelve: '4',
  }
  const fields = await linked(asked, '/calculadora-solar/duracion')
  expect(fields.map(([name]) => name)).toEqual(['wh', 'watts.0'])
})

test('nothing is computed from watts that are none: neither of the device nor in all', async () => {
  const { status, page, text } = await open({ ...own, ...fridge, ...house })
  expect(status).toBe(422)
  const sums = page.all('output').map((sum) => sum.textContent?.replace(/\s/g, ' '))
  expect(sums).toEqual(['– Wh', '1 200 Wh'])
  expect(text).toMatch(/En total – Wh/)
})

test('a row that is taken out takes its mistake along, and those of the others stay with theirs', async () => {
  const fields = { ...own, ...fridge, ...house, 'watts.1': 'abc' }
  expect((await linked({ ...fields, quitar: '0' })).map(([name]) => name)).toEqual(['watts.0'])
  const { page } = await open({ ...fields, quitar: '0' })
  const [field] = page.all('[id="campo-watts-0"]')
  expect(field?.getAttribute('value')).toBe('abc')
})
