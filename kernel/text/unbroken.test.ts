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
