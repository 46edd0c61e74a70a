import { expect, test } from 'vitest'
import { readable } from '../understanding/folding.rules.ts'
import { emergencyIn, forbiddenIn } from './danger.rules.ts'

test.each([
  ['mi abuela toco el refri y no la suelta', 'shock'],
  ['el niño metio una horquilla en el tomacorriente del inversor', 'shock'],
])('«%s» happens now', (question, kind) => {
  expect(emergencyIn(readable(question))).toBe(kind)
})

test.each([
  ['puedo lavar la estacion con manguera', 'wet'],
  ['la de litio con la de plomo si les pongo un diodo se puede unir?', 'mixedBatteries'],
  ['no tengo controlador, le pego el panel de 100 a los bornes de la bateria', 'directPanel'],
  ['esta tronando y quiero desconectar los paneles arriba en la placa', 'roof'],
])('«%s» is a plan that is refused', (question, kind) => {
  expect(forbiddenIn(readable(question))).toBe(kind)
})

test.each(['como lavo los paneles', 'que lavadora aguanta la estacion de 2000'])(
  '«%s» is no danger',
  (question) => expect(forbiddenIn(readable(question))).toBeNull(),
)
