import { expect, test } from 'vitest'
import { readable } from '../understanding/folding.rules.ts'
import { joinedCount, joiningIn, layoutOf } from './joined-as.rules.ts'

const batteries = (question: string, count: number) => {
  const text = readable(question)
  const { battery } = joiningIn(text)
  if (!battery) return null
  const all = joinedCount(battery, count, { text, category: 'battery' })
  const { series, parallel } = layoutOf(battery, all)
  return `${series}s${parallel}p`
}

test.each([
  ['2 baterias de 48v en serie con el hibrido', 2, '2s1p'],
  ['tengo dos baterías de 12 en paralelo y un inversor de 24', 2, '1s2p'],
  ['cuatro baterias de 12v 100, dos en serie y dos en paralelo', 4, '2s2p'],
  ['can I wire four 12v batteries 2s2p', 4, '2s2p'],
  ['puedo poner en serie dos baterias de 12 con el inversor de 12', 2, '2s1p'],
  ['con los 4 paneles que tengo, ¿pongo en serie las baterias?', 2, '2s1p'],
  ['6 baterias de 12v, 2 en serie', 6, '2s3p'],
  ['8 batteries in 2 series of 4', 8, '4s2p'],
  ['baterias de 48 tres en paralelo', 1, '1s3p'],
  ['con dos baterias de 12v 50 en paralelo', 2, '1s2p'],
  ['las baterias las pongo en serie o en paralelo', 2, null],
  ['2 baterias de 24v con 4 paneles en serie', 2, null],
  ['el panel 550 serie 2 y una bateria', 1, null],
  ['two 24v batteries in parallel and 4 panels in series', 2, '1s2p'],
])('%s', (question, count, expected) => {
  expect(batteries(question, count)).toBe(expected)
})

test('panels and batteries have a joining each', () => {
  const found = joiningIn(readable('2 paneles en serie y dos baterias de 24v en paralelo'))
  expect(found.panel).toMatchObject({ isSeries: true, isParallel: false })
  expect(found.battery).toMatchObject({ isSeries: false, isParallel: true })
})
