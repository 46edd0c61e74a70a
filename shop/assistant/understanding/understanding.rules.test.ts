import { expect, test } from 'vitest'
import { readable } from './folding.rules.ts'
import { budgetIn } from './money/budget.rules.ts'
import { languageOf, read } from './understanding.rules.ts'

const devicesOf = (question: string) =>
  Object.fromEntries(read(question, 'es').items.map(({ code, quantity }) => [code, quantity]))

test.each<[string, Record<string, number>]>([
  ['el frío y dos abanicos', { rm: 1, vp: 2 }],
  ['1 refrigerdor, 3 bonbillos y el televisr', { rm: 1, bl: 3, tv: 1 }],
  ['minirefri, nevera vieja y freezer', { mb: 1, rv: 1, fv: 1 }],
  ['olla reina, arrocera y hornilla', { or: 1, ar: 1, ho: 1 }],
  ['aire de ventana y un split inverter', { aw: 1, si: 1 }],
  ['two fans, a TV and ten light bulbs', { vp: 2, tv: 1, bl: 10 }],
  ['se va la luz y no hay corriente', {}],
])('%s names %j', (question, devices) => expect(devicesOf(question)).toEqual(devices))

test.each([
  ['un ventilador mecánico de 60 W', 60, 'ventilador mecanico'],
  ['una bomba de infusión de 30 w y un ventilador', 30, 'bomba de infusion'],
])('%s is a medical device of its own, neither fan nor pump', (question, watts, name) => {
  expect(read(question, 'es').items).toContainEqual(
    expect.objectContaining({ code: 'x', watts, name, hours: 24 }),
  )
  expect(devicesOf(question)).not.toHaveProperty('bo')
})

test.each<[string, string, number]>([
  ['1.280 Wh', 'Wh', 1280],
  ['1,5 kWh', 'Wh', 1500],
  ['2 mil watts', 'W', 2000],
  ['200 amperios hora', 'Ah', 200],
  ['48 voltios', 'V', 48],
  ['185 kWh al mes', 'kWhMonth', 185],
  ['$1,299.99', 'usd', 1299.99],
  ['ocho horas', 'h', 8],
])('%s is read as %s of %d', (question, unit, value) => {
  const [quantity] = read(question, 'es').quantities
  expect(quantity?.unit).toBe(unit)
  expect(Math.floor(quantity?.value ?? 0)).toBe(Math.floor(value))
})

test.each([
  ['How long does it last?', 'en'],
  ['¿Cuánto dura?', 'es'],
  ['zelle', 'es'],
] as const)('%s is in %s', (question, locale) => expect(languageOf(question, 'es')).toBe(locale))

test.each([
  ['Tengo 220 en la casa', null],
  ['en mi casa solo hay 110', null],
  ['i have 240 at home', null],
  ['tengo 220 dolares para la casa', 220],
  ['tengo 500 para algo en la casa', 500],
])('the volts of the mains are no money: «%s»', (question, max) => {
  expect(budgetIn(readable(question)).budget?.max ?? null).toBe(max)
})

test.each([
  ['Tengo 6 horas de corriente al día, ¿qué compro para un refrigerador?', 18],
  ['la luz viene 4 horas al día, que kit necesito', 20],
  ['we have 8 hours of power a day, what do I need for a fridge?', 16],
  ['Hay 6 horas de corriente al día y los apagones son de 10 horas', 10],
  ['Hay 6 horas de corriente al día, apagones de 10 horas, y mi mamá usa oxígeno', 18],
  ['Hay 6 horas de corriente al día y apagones de 20 horas', 18],
  ['¿qué estación da 6 horas de luz?', 6],
  ['se va la luz 6 horas al día', 6],
  ['apagones de 12 horas', 12],
  ['vivo sin red', 24],
])('hours of grid a day leave the blackout: %s', (question, hours) => {
  expect(read(question, 'es').blackoutHours).toBe(hours)
})
