import { expect, test } from 'vitest'
import { readable } from '../understanding/folding.rules.ts'
import { emergencyIn } from './danger.rules.ts'

const seen = (question: string) => emergencyIn(readable(question))

test.each([
  ['¡hay un corto y no sé cómo apagar esto!', 'heat'],
  ['my husband fell off the roof installing the panels', 'shock'],
  ['mi tío se cayó de la escalera poniendo el cable', 'shock'],
  ['la olla reina echa humo y chispas', 'fire'],
  ['dejó de respirar después que tocó el inversor', 'shock'],
  ['veo un resplandor naranja detrás del inversor', 'fire'],
])('%s is an emergency: %s', (question, emergency) => {
  expect(seen(question)).toBe(emergency)
})

test.each([
  'el panel se cayó del techo con el viento',
  '¿el fusible protege si hay un corto?',
  'la olla reina bota vapor, ¿la puedo usar con la estación?',
  'the price shocked me, anything cheaper?',
])('%s is none', (question) => {
  expect(seen(question)).toBeNull()
})
