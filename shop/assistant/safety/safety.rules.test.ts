import { describe, expect, test } from 'vitest'
import { fold, readable } from '../understanding/folding.rules.ts'
import { emergencyIn } from './emergency.rules.ts'
import { advisesDanger, forbiddenIn } from './forbidden.rules.ts'

describe('what is happening now', () => {
  test.each([
    ['sale humo del inversor y no sé qué hacer', 'fire'],
    ['se prendió candela en la batería', 'fire'],
    ['there are flames coming out of the breaker box', 'fire'],
    ['la estación está hinchada', 'swollen'],
    ['my battery is bulging', 'swollen'],
    ['el cable del inversor está muy caliente y huele a quemado', 'heat'],
    ['sparks are flying out of the outlet', 'heat'],
    ['mi papá cogió un corrientazo con el panel', 'shock'],
    ['she got shocked and is not breathing', 'shock'],
    ['se inundó la casa y el inversor quedó bajo el agua', 'flooded'],
    ['the generator is running in the garage and I feel dizzy', 'generator'],
    ['tenemos el generador en el balcón', 'generator'],
    ['me cayó ácido de la batería en los ojos', 'acid'],
  ] as const)('%s: %s', (question, kind) => expect(emergencyIn(readable(question))).toBe(kind))

  test.each([
    '¿la estación echa humo o hace ruido como una planta?',
    'se me quemó el inversor a los 5 meses, ¿lo cubre la garantía?',
    '¿qué batería aguanta más calor?',
    'con 75 dólares no se compra nada, es candela',
    '¿el panel aguanta la lluvia?',
    'how hot does it get in Cuba in summer?',
  ])('%s: nothing', (question) => expect(emergencyIn(readable(question))).toBeNull())
})

describe('what must not be done', () => {
  test.each([
    ['puedo meterle corriente a la calle con el inversor', 'backfeed'],
    ['how do I backfeed my house?', 'backfeed'],
    ['enchufe macho macho a un tomacorriente', 'backfeed'],
    ['cómo me engancho a la corriente del poste', 'theft'],
    ['how can I bypass the electric meter', 'theft'],
    ['se puede poner sin fusible', 'fuse'],
    ['puse un alambre en lugar del fusible', 'fuse'],
    ['puedo tapar el breaker con cinta para que no salte', 'fuse'],
    ['can I skip the ground wire', 'earth'],
    ['el breaker de 20 se dispara, le pongo uno de 40', 'largerFuse'],
    ['can I drill into a battery', 'openBattery'],
    ['puedo juntar una batería de gel vieja con una de litio nueva', 'mixedBatteries'],
    ['me subo a la placa lloviendo', 'roof'],
  ] as const)('%s: %s', (question, kind) => expect(forbiddenIn(readable(question))).toBe(kind))

  test.each([
    '¿qué fusible lleva la batería?',
    '¿cuánto dura una batería de 100 Ah con un ventilador?',
    'how do I open an account?',
  ])('%s: nothing', (question) => expect(forbiddenIn(readable(question))).toBeNull())
})

describe('what leaves the shop is read too', () => {
  test.each([
    'Conecta el inversor a un tomacorriente de la casa.',
    'You can open the battery with a screwdriver.',
  ])('%s is held back', (text) => expect(advisesDanger(text, fold)).toBe(true))
  test.each(['Nunca conectes el inversor a un tomacorriente de la casa.', 'El panel da 550 W.'])(
    '%s passes',
    (text) => expect(advisesDanger(text, fold)).toBe(false),
  )
})
