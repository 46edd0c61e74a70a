import { expect, test } from 'vitest'
import { guideIn } from '#shop/solar/guide/guide.service.server.ts'
import { offlineParts } from './offline.rules.ts'

const ask = (question: string, locale: 'es' | 'en' = 'es', isSaved = true) => {
  const parts = offlineParts({
    question,
    locale,
    destination: 'cuba',
    chapters: isSaved ? guideIn(locale).chapters : [],
  })
  return JSON.stringify(parts)
}

test.each([
  ['la bateria esta echando humo', /"warning".*105.*#emergencias/],
  ['me dio corriente el inversor', /"warning".*104.*#emergencias/],
  ['puedo poner un clavo en vez del fusible', /"warning".*#protecciones/],
  ['cada cuanto limpio los paneles', /cada mes.*agua/],
  ['puedo poner los paneles en serie o en paralelo', /#conexion/],
  ['donde pongo la bateria, puede ir en el cuarto?', /camas/],
  ['que es mejor gel o litio', /LiFePO4.*#bateria/],
  ['viene un ciclon que hago con los paneles', /baja los paneles.*#fijacion/i],
  ['cuanto gasta un refrigerador y 2 ventiladores', /"estimate".*Wh al día.*calculadora-solar/],
])('«%s» is answered from what is saved', (question, expected) => {
  expect(ask(question)).toMatch(expected)
})

test('in English too, and a danger without the guide', () => {
  expect(ask('how often do i clean the panels', 'en')).toMatch(/every month/)
  expect(ask('the battery is on fire', 'en', false)).toMatch(/"warning".*105.*911/)
  expect(ask('puedo poner los paneles en serie', 'es', false)).toMatch(/se suman los voltios/)
})

test.each(['cuanto cuesta la estacion de 1000', 'donde esta mi pedido', 'asdf qwer'])(
  '«%s» waits for the connection',
  (question) => expect(ask(question)).toBe('[]'),
)
