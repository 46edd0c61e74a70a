import { expect, test } from 'vitest'
import { readable } from '../understanding/folding.rules.ts'
import { meantSubject } from './meant-subjects.rules.ts'

test.each([
  ['y ahora me dice q mejor 6 iguales pa ella venderselos a las clientas', 'resale'],
  ['can my cousin sell them to the neighbors there', 'resale'],
  ['quiero donarle un kit al hospital, no a ella', 'whoMayNot'],
  ['my brother in law is first secretary of the Party, can he receive a kit?', 'whoMayNot'],
  ['mi primo es juez municipal, le puedo mandar', 'whoMayNot'],
  ['yo tengo q firmar algun papel o jurar algo pa mandar pa cuba?', 'signing'],
  ['los datos y el carnet, cuantos años los guardan ustedes?', 'records'],
  ['how long do you keep my data', 'records'],
  ['mañana entra el huracan, q tienen q hacer con los paneles', 'cyclone'],
  ['pa donde tienen q mirar los paneles y cuanto se inclinan', 'orientation'],
  ['el panel plegable lo puedo dejar fijo en la placa', 'folding'],
  ['whats the difference between off-grid and grid-tied', 'offGrid'],
  ['explicame como si fuera un niño q quiere decir ah en una bateria', 'ampHours'],
  ['controlador mppt o pwm, el pwm esta mas barato', 'controllerWhat'],
  ['me conviene mas la estacion portatil o bateria con inversor por separado', 'stationOrKit'],
  ['el inversor se pone tibio trabajando, es normal?', 'warmth'],
  ['si lo mando pa cuba me cobran tambien el taxe ese del 7 %?', 'noTaxCuba'],
  ['is shipping extra if I order to my own place in Naples, Florida?', 'shippingUsa'],
  ['and to cuba, how do you guys figure the freight', 'priceParts'],
  ['el q pone los paneles en la habana va gratis o eso se cobra?', 'installation'],
  ['es pa una cooperativa de campesinos, no del estado. le pueden vender?', 'privateBusiness'],
  ["if my aunt's package shows up smashed, how soon does she have to let you know?", 'damage'],
  ['las de litio son mas seguras que las de plomo? no explotan?', 'lithiumSafe'],
  ['la casa esta cerca del mar, el salitre afecta los paneles?', 'coast'],
] as const)('%s: %s', (question, subject) => {
  expect(meantSubject(readable(question))).toBe(subject)
})

test.each([
  'venden baterias de 12 v para cuba?',
  'puedo vender la corriente que sobra a la une',
  'mi mama trabaja en un hospital, le puedo mandar un kit?',
  'los paneles aguantan un huracan?',
  'cuanto cuesta el panel plegable de 200',
  'bateria de 100 ah o de 200 ah',
  'cuanto tiempo demora en llegar',
  'quien firma al recibir',
  'soportes para inclinar los paneles, precio',
])('%s: none', (question) => {
  expect(meantSubject(readable(question))).toBeNull()
})
