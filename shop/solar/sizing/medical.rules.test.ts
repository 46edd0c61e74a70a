import { expect, test } from 'vitest'
import { appliances } from './appliances.rules.ts'
import { isMedicalDevice } from './medical.rules.ts'

test('listed devices of health are medical, no others are', () => {
  const found = appliances.filter(({ code }) => isMedicalDevice({ code, name: '' }))
  expect(found.map(({ code }) => code)).toEqual(['ne', 'cp', 'ox'])
})

test.each([
  ...['CPAP', 'C-PAP de abuela', 'BiPAP', 'Oxígeno', 'concentrador', 'CONCENTRADOR DE OXIGENO'],
  ...['Nebulizador', 'ventilador mecánico', 'Ventilación mecánica', 'aspirador de flemas'],
  ...['Respirador', 'bomba de infusión', 'Monitor cardíaco', 'Nevera de insulina', 'Diálisis'],
  ...['colchón antiescaras', 'Silla de ruedas', 'equipo médico', 'Aerosol', 'apnea'],
  ...['oxygen concentrator', 'ventilator', 'nebulizer', 'Feeding pump', 'medical fridge'],
])('%s is a medical device', (name) => {
  expect(isMedicalDevice({ code: 'x', name })).toBe(true)
})

test.each([
  ...['', 'Vitrina', 'Ventilador de techo', 'ventilador', 'Monitor de PC', 'Aspirador'],
  ...['Bomba de agua', 'Cama de agua', 'Humidificador', 'Congelador', 'Medidor', 'Fan', 'Vacuum'],
])('«%s» is not', (name) => {
  expect(isMedicalDevice({ code: 'x', name })).toBe(false)
})
