import { expect, test } from 'vitest'
import { foldName, isReadable, nameTokens } from './name-folding.rules.ts'

test.each([
  ['  Miguel DÍAZ-CANEL   Bermúdez ', 'miguel diaz canel bermudez'],
  ['S.A. de C.V.', 'sa de cv'],
  ['O’Farrill', 'ofarrill'],
  ['NU\u2019MAN', 'numan'],
  ['Pérez\u200bGómez', 'perezgomez'],
  ['Peña Ñáñez', 'pena nanez'],
  ['Straße Łódź', 'strasse lodz'],
  ['ﬁnca', 'finca'],
])('%j is compared as %j', (name, folded) => {
  expect(foldName(name)).toBe(folded)
})

test('legal forms and small words do not distinguish names, unless nothing else is left', () => {
  expect(nameTokens('El Grupo Cubanacán, S.A. de C.V.')).toEqual(['grupo', 'cubanacan'])
  expect(nameTokens('De la O Levy, Vicente')).toEqual(['o', 'levy', 'vicente'])
  expect(nameTokens('La Compañía')).toEqual(['compania'])
  expect(nameTokens('El Co.')).toEqual(['el', 'co'])
})

test.each([
  'Ana',
  'Ñico Peña',
  'Ćirić',
  'O’Farrill-Pérez, M.ª José (Pepa)',
  'Taller 3 Hermanos & Cía.',
  'Paladar La 1ra de 5ta',
  'José\u200b Peña',
])('%j can be compared', (name) => {
  expect(isReadable(name)).toBe(true)
})

test.each([
  '',
  '  ',
  '123',
  '李小龙',
  'Мигель',
  'Аna Perez',
  'Miguel D1az-Canel',
  'L!s Cuesta Peraza',
  'C@stro',
  'Raúl <b>',
  'a'.repeat(201),
  'a '.repeat(13),
])('%j cannot be compared', (name) => {
  expect(isReadable(name)).toBe(false)
})
