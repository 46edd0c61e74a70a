import { expect, test } from 'vitest'
import { readable } from '../understanding/folding.rules.ts'
import { quantitiesIn } from '../understanding/quantities.rules.ts'
import { batteryKindIn, countedIn } from './lead-names.rules.ts'

test.each([
  ['tengo una bateria de jel de 100 ah', 'agm'],
  ['bateria selada de 100 ah', 'agm'],
  ['batería sellada libre de mantenimiento', 'agm'],
  ['bateria de inversor 12v 100ah tubular', 'lead'],
  ['bateria de tractor 150ah', 'lead'],
  ['la bateria de la moto', 'lead'],
  ['una batería del camión de mi tío', 'lead'],
  ['dos baterias de ciclo profundo', 'lead'],
  ['bateria de plomo acido', 'lead'],
  ['la batería de mi carro', 'lead'],
  ['a truck battery', 'lead'],
  ['two sealed 100ah batteries', 'agm'],
  ['batería de litio sellada', 'lifepo4'],
  ['la bateria de 12v 100', null],
  ['cinta para sellado del techo', null],
])('%s is %s', (question, kind) => {
  expect(batteryKindIn(readable(question))).toBe(kind)
})

const size = (question: string) => {
  const text = readable(question)
  const found = countedIn(text, quantitiesIn(text).quantities).find(({ unit }) => unit === 'Ah')
  return found && `${found.count ?? 1} × ${found.value}`
}

test.each([
  ['tengo dos bateria de jel de 100 cuanto duran', '2 × 100'],
  ['baterias de jel 2 de 200 ah', '2 × 200'],
  ['dos baterias de 100 ah selladas en serie', '2 × 100'],
  ['two sealed 100ah batteries in parallel', '2 × 100'],
  ['tres acumuladores de 150 ah', '3 × 150'],
  ['4 de gel de 120 ah', '4 × 120'],
  ['baterias de plomo de 200 ah, dos en paralelo', '2 × 200'],
  ['una bateria de tractor de 150', '1 × 150'],
  ['bateria de jel de 12 v', undefined],
  ['la bateria selada de 100 amperes', '1 × 100'],
])('%s: %s Ah', (question, expected) => {
  expect(size(question)).toBe(expected)
})
