import { expect, test } from 'vitest'
import { unbroken } from './unbroken.ts'

/** The places where a line may end. */
const pieces = (text: string) => unbroken(text).split(' ')

test('a line never ends between a number and its unit', () => {
  expect(pieces('Kit Luz: 100 W y 640 Wh')).toEqual([
    'Kit',
    'Luz:',
    '100\u00a0W',
    'y',
    '640\u00a0Wh',
  ])
  expect(unbroken('Batería 12 V 100 Ah de rack')).toBe('Batería 12\u00a0V 100\u00a0Ah de rack')
  expect(unbroken('Kit de 2 Velas')).toBe('Kit de 2 Velas')
  expect(unbroken('Cable 3 pies, 5 Vatios')).toBe('Cable 3 pies, 5 Vatios')
})

test('a line never ends within a number', () => {
  expect(pieces('Kit Total: 4640 W y 10 240 Wh TOPCon').at(-2)).toBe('10\u00a0240\u00a0Wh')
  expect(unbroken('2 paquetes de 1000')).toBe('2 paquetes de 1000')
})

test('a wiring sheet keeps degrees, sections and ohms beside their numbers', () => {
  expect(pieces('14 AWG (2,1 mm²)')).toEqual(['14\u00a0AWG', '(2,1\u00a0mm²)'])
  expect(pieces('a -38 °C, 15 m')).toEqual(['a', '-38\u00a0°C,', '15\u00a0m'])
  expect(pieces('más de 1 MΩ y 20 kA').slice(2)).toEqual(['1\u00a0MΩ', 'y', '20\u00a0kA'])
})
