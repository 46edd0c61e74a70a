import { expect, test } from 'vitest'
import { devicesIn } from '../understanding/devices.rules.ts'
import { readable } from '../understanding/folding.rules.ts'

test.each([
  ['How many hours will the Home Kit run a 600 W oxygen concentrator?', 'ox', 600],
  ['How long will the 2000 Wh station run my 500 W oxygen concentrator?', 'ox', 500],
  ['How long does the 1000 Wh station run a 90 W CPAP?', 'cp', 90],
  ['How long does a 500 Wh station run a 60 W CPAP?', 'cp', 60],
  ['CPAP con humidificador de 90 W, ¿qué estación me dura 8 horas?', 'cp', 90],
  ['CPAP with heated humidifier, 75 W, which station?', 'cp', 75],
  ['Batería 12 V 100 Ah con un CPAP con humidificador', 'cp', 90],
  ['Batería 12 V 100 Ah con un CPAP', 'cp', 40],
  ['Concentrador de oxígeno 120 V 5 A con el Kit Hogar', 'ox', 600],
  ['oxygen concentrator, 3 amps at 120 V, with the Home Kit', 'ox', 360],
  ['Concentrador de oxígeno de 10 litros, 600 W, 24 horas: ¿qué kit?', 'ox', 600],
  ['¿Qué necesito para un concentrador de 10 litros de 600 W las 24 horas?', 'ox', 600],
  ['concentrador de oxígeno de 10 litros', 'ox', 600],
  ['un concentrador de oxígeno con la estación de 500 W', 'ox', 350],
  ['un concentrador de 5 litros', 'ox', 350],
  ['un nebulizador que gasta 120 W', 'ne', 120],
])('«%s»', (question, code, watts) => {
  const { items, rest } = devicesIn(readable(question))
  expect(items.map((one) => [one.code, one.watts])).toEqual([[code, watts]])
  expect(rest).not.toMatch(code === 'cp' ? /cpap/ : /concentrador/)
})

test('a fan beside a concentrator keeps its own watts', () => {
  const { items } = devicesIn(readable('un concentrador de oxígeno y un ventilador de 60 W'))
  expect(items.map(({ code, watts }) => [code, watts])).toEqual(
    expect.arrayContaining([
      ['ox', 350],
      ['vp', 60],
    ]),
  )
})
