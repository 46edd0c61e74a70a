import { expect, test } from 'vitest'
import { readForm } from './calculation-form.input.ts'

const read = (query: string) => readForm(new URLSearchParams(query))
const refrigerator = 'equipo.0=rm&watts.0=110&horas.0=10,8'
const radio = 'equipo.1=x&nombre.1=radio&cantidad.1=1&horas.1=2'

test.each(['cantidad.0=1&quitar=0', 'cantidad.0=0'])(
  'what is wrong stands at its row where the row before it goes: %s',
  (gone) => {
    const { calculation, faults, input } = read(`${refrigerator}&${gone}&${radio}&watts.1=abc`)
    expect(calculation.items.map(({ name }) => name)).toEqual(['radio'])
    expect([faults, input]).toEqual([{ 'watts.0': 'not_a_number' }, { 'watts.0': 'abc' }])
  },
)

test('what is wrong in a row that goes is no fault', () => {
  const { faults, input } = read(
    `${refrigerator}&cantidad.0=0&${radio}&watts.1=12,5`.replace('110', '-3'),
  )
  expect([faults, input]).toEqual([{}, {}])
})

test.each(['12,5', '12.5'])('a figure with a decimal is read: %s', (typed) => {
  const { calculation, faults } = read(`${refrigerator}&cantidad.0=1&${radio}&watts.1=${typed}`)
  expect([calculation.items[1]?.watts, faults]).toEqual([12.5, {}])
})

const own = (row: number, name: string) =>
  `equipo.${row}=x&nombre.${row}=${name}&watts.${row}=100&cantidad.${row}=1&horas.${row}=2`
const both = `${own(0, 'bomba')}&${own(1, 'radio')}&voltaje=xa220&voltaje=xb110`

test('the volts of a device of one’s own stay with it, and are asked anew where one before it goes', () => {
  expect(read(both).calculation.volts).toEqual({ xa: 220, xb: 110 })
  expect(read(`${both}&quitar=0`).calculation.volts).toEqual({})
})
