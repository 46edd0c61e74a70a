import { describe, expect, test } from 'vitest'
import { readable } from '../understanding/folding.rules.ts'
import { emergencyIn } from './danger.rules.ts'

const kindOf = (question: string) => emergencyIn(readable(question))

describe('somebody gets no air, or what gives it loses its current', () => {
  test.each([
    'Se acabó el cilindro y no hay corriente, mi mamá no puede respirar',
    'Mi abuela no puede respirar y se fue la luz',
    'Mi bebé no respira',
    "My mother can't breathe, the oxygen concentrator stopped",
    'Se fue la luz y mi abuelo está con el concentrador, la batería está al 15 %, ¿qué hago?',
    'Se apagó el concentrador de oxígeno, ¿qué hago ahora?',
    'Mi papá se está ahogando, el CPAP se apagó',
    'No hay luz y el oxígeno de mi abuelo se para en 10 minutos',
    'The oxygen concentrator is beeping and the battery is at 5%',
    'El oxímetro de mi mamá marca 80 y no hay corriente',
    'Se fue la corriente y mi mamá depende del oxígeno',
    '¿Qué hago si se va la luz y mi abuela usa oxígeno?',
    'Power is out and my dad is on oxygen',
    'My dad stopped breathing',
    'El concentrador está pitando y no enciende',
    'a mi abuelo le falta el aire y quitaron la corriente',
    'my grandma is on a ventilator and the battery is dying',
    'se desmayó mi abuela, se le apagó el oxígeno',
    'What do I do if the power goes out and my mother uses oxygen?',
    'el oxigeno de mi mama esta en 78',
  ])('%s', (question) => expect(kindOf(question)).toBe('lifeline'))
})

describe('who does not breathe after current went through is not touched before it is cut', () => {
  test.each([
    'Un muchacho recibió corriente y no respira',
    'accidente con la corriente, no responde',
    'Accidente eléctrico: no despierta',
    'electric accident, not responding',
    'La corriente cogió a mi papá y no respira',
    'La corriente tumbó a mi hermano y no responde',
    'Mi tío se quedó pegado y no respira',
    'Mi esposo se electrizó y no respira',
    'a mi papá le entró corriente y no respira',
    'a mi mujer le dio la luz y no respira',
    'no respira, fue la corriente',
    'un liniero recibió corriente y está inconsciente',
    'accidente con la corriente, mi papá no responde',
    'le dieron 220 y no respira',
    'mi sobrino recibió un toque y no respira',
    'mi hija recibió corriente en la bañera y no respira',
    'mi abuela depende del oxígeno, recibió corriente y no respira',
    'se fue la luz y después mi papá recibió corriente y no respira',
    'hubo un cortocircuito y mi hermano no respira',
    'A boy received current and is not breathing',
    'a kid took a jolt and is not breathing',
    "my dad got hit by electricity and can't breathe",
    "electricity went through my son and he's not breathing",
    'he got 220 volts and is unconscious',
    "she's not breathing, it was the electricity",
    'not breathing after an electric accident',
    'the power knocked him down and he is not breathing',
  ])('%s', (question) => expect(kindOf(question)).toBe('shock'))

  test.each([
    "the electricity went out and my dad can't breathe",
    'llevamos 5 horas sin corriente y mi mamá no puede respirar',
    'el concentrador no coge corriente y mi abuela no puede respirar',
    'vino la corriente y mi papá no respira bien',
    'hubo un cortocircuito en el concentrador y mi mamá no puede respirar',
    "my dad can't breathe because of the electricity outage",
  ])('%s: the grid failed, and nobody was hurt', (question) =>
    expect(kindOf(question)).toBe('lifeline'),
  )

  test.each([
    'el inversor no responde por la corriente',
    'accidente con la corriente, el inversor no responde',
  ])('%s: an inverter that does not answer is nobody', (question) =>
    expect(kindOf(question)).toBeNull(),
  )

  test.each(['un muchacho recibió corriente', 'a boy received an electric shock'])(
    '%s, without a word more',
    (question) => expect(kindOf(question)).toBe('shock'),
  )
})

describe('a shock, smoke and fumes stay what they are', () => {
  test.each([
    ['Mi hijo tocó el refrigerador y no respira', 'shock'],
    ['le dio corriente a mi papá y no respira', 'shock'],
    ['he grabbed the wire and is not breathing', 'shock'],
    ['my brother got zapped by the solar cable and he is not breathing right', 'shock'],
    ['la batería echa humo y no puedo respirar', 'fire'],
    ['la planta está en la sala y a mi mamá le falta el aire', 'generator'],
    ['el concentrador está echando candela', 'fire'],
  ])('%s', (question, kind) => expect(kindOf(question)).toBe(kind))
})

describe('who asks what to buy is told that', () => {
  test.each([
    '¿Qué estación necesito para un concentrador de oxígeno cuando se va la luz?',
    'Mi papá usa CPAP y hay apagones de 8 horas, ¿qué batería compro?',
    'How long will the 2000 Wh station run my 500 W oxygen concentrator?',
    'mi esposo tiene apnea y no respira bien de noche, ¿qué estación sirve para el CPAP?',
    'Which kit for an oxygen concentrator when the power goes out?',
    'mi abuelo esta en coma, necesita el respirador con bateria',
    'mi mama tiene problemas de respiracion, que aparato',
    '¿Se puede poner un CPAP con la estación de 1000 Wh?',
    'me ahogo del calor, ¿qué ventilador tienen?',
    'se apagó el inversor',
    'se fue la luz otra vez',
  ])('%s', (question) => expect(kindOf(question)).toBeNull())
})
