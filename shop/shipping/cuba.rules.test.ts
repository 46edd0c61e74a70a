import { expect, test } from 'vitest'
import {
  municipalityByCode,
  municipalityNamed,
  provinceByCode,
  provinceNamed,
  provinces,
} from './cuba.rules.ts'

const municipalities = provinces.flatMap((province) => province.municipalities)

test('Cuba has 16 provinces and 168 municipalities, each with a code of its own', () => {
  expect([provinces.length, municipalities.length]).toEqual([16, 168])
  expect(new Set(municipalities.map(({ code }) => code)).size).toBe(168)
  expect(new Set(provinces.map(({ code }) => code)).size).toBe(16)
})

test('municipalities that other lists lack are included', () => {
  const ofHavana = provinceByCode('23')?.municipalities ?? []
  expect(ofHavana).toHaveLength(15)
  for (const [province, name] of [
    ['23', 'La Lisa'],
    ['23', 'La Habana del Este'],
    ['26', 'Santo Domingo'],
    ['26', 'Ranchuelo'],
    ['22', 'San Antonio de los Baños'],
    ['29', 'Bolivia'],
    ['30', 'Najasa'],
    ['33', 'Cauto Cristo'],
    ['40', 'Isla de la Juventud'],
  ] as const)
    expect(provinceByCode(province)?.municipalities.map((one) => one.name)).toContain(name)
})

test('the two San Luis are distinct', () => {
  const both = municipalities.filter(({ name }) => name === 'San Luis').map(({ code }) => code)
  expect(both).toEqual(['21.09', '34.03'])
  const named = provinceByCode('34')
  expect(named && municipalityNamed(named, 'san luis')?.code).toBe('34.03')
})

test('a place is found by its exact code only', () => {
  expect(municipalityByCode('23.02')?.name).toBe('Plaza de la Revolución')
  for (const invalid of [
    '',
    '23',
    '23.16',
    '23.2',
    '99.01',
    '23.02 ',
    "23.02' or 1=1",
    '__proto__',
  ])
    expect(municipalityByCode(invalid)).toBeNull()
  expect(provinceByCode('__proto__')).toBeNull()
})

test('a place is found by alternative names, without accents and in capitals', () => {
  const [havana, cienfuegos] = [provinceNamed('LA HABANA'), provinceNamed('cienfuegos')]
  if (!havana || !cienfuegos) throw new Error('a province is missing')
  expect(municipalityNamed(havana, '10 de octubre')?.name).toBe('Diez de Octubre')
  expect(municipalityNamed(havana, 'habana  vieja')?.name).toBe('La Habana Vieja')
  expect(municipalityNamed(cienfuegos, 'Santa Isabel de las Lajas')?.code).toBe('27.04')
  expect(municipalityNamed(havana, 'Bayamo')).toBeNull()
  expect(provinceNamed('Camaguey')?.code).toBe('30')
  expect(provinceNamed('')).toBeNull()
})
