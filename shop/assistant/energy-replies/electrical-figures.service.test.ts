import { expect, test } from 'vitest'
import { asVisitor } from '#tests/harness/database/actors.ts'
import { textOf } from '../replies/answer.rules.ts'
import { engineAnswer } from '../replies/engine.service.server.ts'

const answered = async (question: string, locale: 'es' | 'en' = 'es') => {
  const { answer } = await engineAnswer(await asVisitor({ locale, destination: 'usa' }), {
    question,
    earlier: [],
  })
  return textOf(answer)
}

test.each([
  ['¿Cuántos amperes da el panel de 550 W?', 'es', ['13,1 A', '14 A']],
  ['How many amps does the 550 W panel put out?', 'en', ['13.1 A', '14 A']],
  ['¿Cuántos paneles admite el Kit Casa?', 'es', ['hasta 8 paneles']],
  [
    '¿Cuántos paneles de 550 W puedo poner en serie en Florida con el inversor de 6000 W?',
    'es',
    ['Hasta 9 ×', '-8 °C', 'una serie'],
  ],
  ['¿El conmutador ACC-ATS-3P va con el inversor híbrido de 6000 W?', 'es', ['No hace falta']],
  ['¿Cuántos paneles admite el Kit Casa Pequeña?', 'es', ['no se le pueden añadir más']],
  [
    '¿Cuántos kWh al mes produce el Kit Hogar en Santiago de Cuba?',
    'es',
    ['kWh al mes', 'Santiago'],
  ],
  [
    '¿En cuánto tiempo se carga la batería de 12 V 200 Ah con el controlador de 40 A?',
    'es',
    ['4,7 horas de pleno sol', '649 W'],
  ],
  [
    '¿Qué fusible lleva la batería con el inversor de 2000 W de 12 V?',
    'es',
    ['250 A', 'si la batería da menos'],
  ],
  [
    '¿Qué fusible y cable lleva la batería a 2 metros del inversor de 2000 W 12 V?',
    'es',
    ['0,9 m'],
  ],
  [
    '¿Qué compro para un split 220 V 1 tonelada inverter?',
    'es',
    ['Contado con: Split 1 t inverter'],
  ],
  ['Concentrador de oxígeno 120 V 5 A con el Kit Hogar', 'es', ['600 W', 'horas']],
] as const)('«%s» is answered with its figures (%s)', async (question, locale, figures) => {
  const text = await answered(question, locale)
  for (const figure of figures) expect(text).toContain(figure)
})
