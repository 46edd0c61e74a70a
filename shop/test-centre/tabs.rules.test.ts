import { expect, test } from 'vitest'
import { es } from './messages/es.ts'
import { tabByKey, tabOf, tabs, tabUrl } from './tabs.rules.ts'

test('the six tabs are in their order under their names (A-084)', () => {
  expect(tabs.map((tab) => es.tabs[tab])).toEqual([
    'Diagnóstico',
    'Funcional y E2E',
    'Rendimiento',
    'Móvil',
    'Navegadores',
    'Correos',
  ])
})

test('Diagnóstico is selected where the URL has no tab or an unknown one (A-085)', () => {
  expect(tabOf(null)).toBe('diagnostico')
  expect(tabOf('constructor')).toBe('diagnostico')
  expect(tabOf('movil')).toBe('movil')
  expect(tabUrl('diagnostico')).toBe('/test-suite')
  expect(tabUrl('correos')).toBe('/test-suite?tab=correos')
})

test('arrows, Home and End move through the tabs and wrap around', () => {
  expect(tabByKey('diagnostico', 'ArrowRight')).toBe('funcional')
  expect(tabByKey('correos', 'ArrowRight')).toBe('diagnostico')
  expect(tabByKey('diagnostico', 'ArrowLeft')).toBe('correos')
  expect(tabByKey('movil', 'Home')).toBe('diagnostico')
  expect(tabByKey('movil', 'End')).toBe('correos')
  expect(tabByKey('movil', 'a')).toBeNull()
  expect(tabByKey('movil', 'toString')).toBeNull()
})
