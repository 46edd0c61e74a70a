import { expect, test } from 'vitest'
import { testApp, visit } from '#tests/harness/app/app.ts'

const path = '/calculadora-solar'
const open = async (address: string) => visit(await testApp(), address)

test('asks 110 or 220 V before any price, and only where nobody said it', async () => {
  const question = '¿110 o 220 V?'
  const asked = await open(`${path}?equipos=rm1-si1-bu1&apagon=6`)
  const top = asked.text.slice(0, asked.text.indexOf('$'))
  expect(top.split(question)).toHaveLength(3)
  expect(top).toContain('¿110 o 220 V? Split 1 t inverter (se cuenta 110)')
  const { text } = await open(`${path}?apagon=6&equipos=rm1-si1-bu1&voltaje=si220&voltaje=bu110`)
  expect(text.slice(0, text.indexOf('$'))).not.toContain(question)
  const half = await open(`${path}?apagon=6&equipos=rm1-si1-bu1n&voltaje=si220`)
  expect(half.text.slice(0, half.text.indexOf('$'))).not.toContain(question)
})
