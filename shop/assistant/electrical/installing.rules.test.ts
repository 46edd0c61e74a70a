import { expect, test } from 'vitest'
import { emergencyIn } from '../safety/danger.rules.ts'
import { readable } from '../understanding/folding.rules.ts'
import { installingPlan } from './installing.rules.ts'

const asked = {
  loadedConnector: [
    'puedo cambiar el conector mc4 con el sol dando',
    'desconectar mc4 con sol',
    'puedo abrir el mc4 con carga',
    'can i unplug mc4 under load',
    'puedo desenchufar los paneles mientras están cargando',
    'zafo los conectores del panel de día?',
    'is it safe to disconnect the solar panels in full sun',
    'hay que apagar algo o puedo quitar el mc4 con el inversor funcionando',
    'can I pull apart the MC4 connectors while the sun is on them',
    'saco el conector de la placa con corriente?',
  ],
  runningBattery: [
    'puedo desconectar la bateria con el inversor prendido',
    'puedo apagar la bateria con el inversor funcionando',
    'is it ok to disconnect the battery while the inverter is on',
    'si suelto la batería con el inversor trabajando qué pasa',
    'quito la bateria del controlador con los paneles cargando',
    'can I switch off the battery with the hybrid running',
    'la batería la puedo desconectar sin apagar el inversor?',
    'se puede cambiar la bateria con el inversor encendido',
    'should I remove the battery while the inverter is working',
    'abro el breaker de la bateria con el inversor andando?',
  ],
  earthlessHouse: [
    'en mi casa no ay tierra puedo poner el diferencial igual?',
    'mi casa no tiene tierra, sirve el diferencial',
    'my house has no ground, does a gfci work',
    'sin tierra el diferencial funciona?',
    'el apartamento no tiene tierra que hago',
    'there is no earth in the house, can I install an RCD',
    'en el edificio nunca pusieron tierra, pongo diferencial?',
    'la instalación es vieja y no hay tierra',
    'does an rcd trip without ground',
    'falta la tierra en la casa, el diferencial sirve de algo?',
  ],
  pipeEarth: [
    'puedo poner la tierra del inversor en la tuberia del agua',
    'can I ground the inverter to the water pipe',
    'conecto la tierra a la tubería de gas?',
    'sirve de tierra el tubo del agua',
    'la tierra a la llave del agua está bien?',
    'is the copper pipe good as an earth',
    'aterrar el equipo a la cañería',
    'puedo usar las tuberías del baño como tierra',
    'grounding to the plumbing ok?',
    'amarro el cable de tierra al tubo galvanizado',
  ],
  foreignGrid: [
    'inversor de 230v 50hz sirve en cuba',
    'me venden un inversor de 230 voltios a 50 hertz en españa, puedo usarlo en la habana',
    'un inversor europeo de 220v me sirve?',
    'can I use a 230 V 50 Hz inverter in Cuba',
    'mi primo trae una estación de 50 hz de Italia',
    'el inversor chino de 240v sirve para la casa',
    'hibrido 5kw 230v, lo puedo poner en el tablero',
    'will a 50 Hz inverter work in Florida',
    'el inversor dice 50 ciclos, hay problema?',
    'is a european 230v inverter ok',
  ],
  missingFuse: [
    'se me olvido poner fusible hay problema',
    'hace falta fusible entre el controlador y la bateria',
    'I forgot to put the fuse on the battery',
    'la batería está sin fusible, es peligroso?',
    'no le puse fusible al inversor',
    'es obligatorio el fusible entre bateria e inversor',
    'do I need a fuse between the controller and the battery',
    'is a fuse required between battery and inverter',
    'conecté el mppt a la bateria y no puse fusible',
    'me falta el fusible de la bateria, lo puedo usar asi?',
  ],
  weakRcd: [
    'puedo usar un diferencial de 300 ma',
    'el diferencial de 300 miliamperes sirve',
    'is a 300 mA RCD fine',
    'tengo un diferencial de 100 mA, vale?',
    'diferencial 300ma para la casa',
    'can I fit a 500 mA rcd',
    'un disyuntor de 300 mA protege a mi familia?',
    'diferencial de 0.3 a sirve?',
    'compré un diferencial 63A 300mA',
    'rccb 300 milliamps instead of 30',
  ],
  panelVolts: [
    'el panel tiene 400 voltios, me puede matar?',
    'los paneles pueden electrocutar a alguien con ese voltaje',
    'is 400 V from the panels dangerous',
    'una serie de 6 paneles da 300v, eso mata?',
    'qué tan peligroso es el voltaje de los paneles',
    'can the solar panels kill you, how many volts',
    'son peligrosos 150 voltios de los paneles',
    'la cadena de paneles a 350 v puede dar calambre',
    'are 120 volts of panels deadly',
    'hay riesgo con los voltios de las placas?',
  ],
  aluminum: [
    'aluminio en vez de cobre',
    'puedo usar alambre de aluminio para la bateria',
    'cable de aluminio para el inversor sirve?',
    'can I use aluminum wire',
    'aluminium instead of copper',
    'tengo conductor de aluminio, lo puedo poner',
    'el cable de aluminio es más barato, vale?',
    'is aluminum cable fine for the panels',
    'se puede empatar aluminio con cobre',
    'alambres de aluminio para los paneles',
  ],
} as const

const rows = Object.entries(asked).flatMap(([kind, list]) =>
  list.map((one) => [kind, one] as const),
)
test.each(rows)('%s: «%s»', (kind, question) => {
  expect(installingPlan(readable(question))).toBe(kind)
  expect(emergencyIn(readable(question))).toBeNull()
})

test.each([
  'cuanto cuesta el conector mc4',
  'cómo se conecta el mc4',
  'el soporte es de aluminio?',
  'el kit familia trae fusible?',
  'que fusible lleva el inversor de 2000',
  'qué voltaje da el panel de 550',
  'sirve el inversor de 6000 con 220v 60hz',
  'el kit casa trae diferencial',
  'puedo apagar el inversor de noche',
  'cuánto dura la batería con el inversor encendido',
  'la bateria de 300 ah',
  'how do I turn off the inverter',
  'me vendes un diferencial de 30 mA',
  'el inversor da 240v para el aire?',
  'cuánto pesa el panel de 400 w',
  'la llave del agua gotea',
])('asks nothing of the kind: «%s»', (question) => {
  expect(installingPlan(readable(question))).toBeNull()
})

test('water that flooded something is told so, whatever pipe it came from', () => {
  expect(emergencyIn(readable('se rompió la tubería y se mojó el inversor'))).toBe('flooded')
})
