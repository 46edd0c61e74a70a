import { describe, expect, test } from 'vitest'
import { fold, readable } from '../understanding/folding.rules.ts'
import { advisesDanger } from './advice.rules.ts'
import { emergencyIn, forbiddenIn } from './danger.rules.ts'

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
    ['la bateria de litio esta como preñada, gorda por los lados', 'swollen'],
    ['battery case is bloated like a balloon', 'swollen'],
    ['my dad touched the inverter and collapsed', 'shock'],
    ['mi niño toco los cables del panel y no habla', 'shock'],
    ['los cables de la bateria estan que pelan', 'heat'],
    ['the plug on the wall is black and melted', 'heat'],
    ['¿qué hago si la batería empieza a echar humo?', 'fire'],
    ['se cayó la cubeta de agua arriba de la estación', 'flooded'],
    ['hay un cable pelado tirado en el patio', 'shock'],
    ['me dio corriente el inversor', 'shock'],
    ['me está dando corriente la puerta del refrigerador', 'shock'],
    ['a mi mamá le dio corriente el fogón', 'shock'],
    ['mi hijo tocó el cable del panel y se quedó pegado', 'shock'],
    ['mi esposo agarró dos cables y no puede soltarse', 'shock'],
    ['cogí corriente con el panel', 'shock'],
    ['me quedé pegado a la lavadora y me solté de milagro', 'shock'],
    ['se cayó un cable de la calle en el patio', 'line'],
    ['el liniero se quedó colgado del poste', 'shock'],
    ['la batería de carro me salpicó la cara', 'acid'],
    ['mi abuelo metió la mano en el inversor y está temblando', 'shock'],
    ['the fridge door shocks me', 'shock'],
    ['la batería está botando un líquido y me cayó en el brazo', 'acid'],
    ['dejé la estación en el patio y llovió encima', 'flooded'],
    ['mi familia está durmiendo con la planta en la sala', 'generator'],
    ['la regleta se calentó y se puso carmelita', 'heat'],
    ['el inbersor esta rrecalentado y la baterya hincada', 'swollen'],
  ] as const)('%s: %s', (question, kind) => expect(emergencyIn(readable(question))).toBe(kind))

  test.each([
    '¿la estación echa humo o hace ruido como una planta?',
    'se me quemó el inversor a los 5 meses, ¿lo cubre la garantía?',
    '¿qué batería aguanta más calor?',
    'con 75 dólares no se compra nada, es candela',
    '¿el panel aguanta la lluvia?',
    'how hot does it get in Cuba in summer?',
    '¿el inversor se calienta mucho con el calor de aquí?',
    'no me da corriente el apagón, ¿qué me recomiendas?',
    'la estación le dio corriente al refri toda la noche',
    '¿la estación me da corriente si se va la luz?',
    '¿cuánta corriente me da el panel de 100?',
    'el conector del panel se quedó pegado, ¿cómo lo saco?',
    '¿el kit trae protección contra corrientazos?',
    'con la planta solar en la sala puedo dormir tranquilo',
    '¿el breaker viene incluido en el kit?',
    'does the station smell when new?',
    '¿se puede mojar el panel?',
    'la estación no responde al botón',
    'tengo un cable de 10 pies para el panel, ¿me sirve otro más gordo?',
  ])('%s: nothing', (question) => expect(emergencyIn(readable(question))).toBeNull())
})

describe('what must not be done', () => {
  test.each([
    ['puedo meterle corriente a la calle con el inversor', 'backfeed'],
    ['how do I backfeed my house?', 'backfeed'],
    ['enchufe macho macho a un tomacorriente', 'backfeed'],
    ['¿puedo unir la salida de dos inversores para sumar watts?', 'sources'],
    ['conectar la planta de gasolina y el inversor juntos a la misma línea', 'sources'],
    ['can I plug the generator and the inverter into the same house circuit', 'sources'],
    ['¿puedo usar cable de lámpara entre la batería y el inversor?', 'thinWire'],
    ['¿cómo saco el bms para que dé más?', 'fuse'],
    ['¿qué pasa si le quito el diferencial?', 'fuse'],
    ['un cable con dos machos para conectar la planta a la casa', 'backfeed'],
    ['le quité la tercera pata al enchufe', 'earth'],
    ['unir el positivo y el negativo a ver si tiene carga', 'shortCircuit'],
    ['subir al techo bajo el aguacero a desconectar', 'roof'],
    ['conectar una batería de litio con una de carro en paralelo', 'mixedBatteries'],
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
    ['quiero tirar dos lineas desde la planta al panel de la casa sin switch', 'backfeed'],
    ['le puse papel de aluminio al fusible porque no hay', 'fuse'],
    ['como hago pa que el contador marque menos', 'theft'],
    ['la patica de tierra del enchufe se la parti pq no cabe', 'earth'],
    ['y si le hago un puente al breaker que se cae a cada rato', 'fuse'],
    ['can I take the lid off the lithium battery and swap a bad cell', 'openBattery'],
    ['empatar los cables del panel con cinta estando al sol', 'live'],
  ] as const)('%s: %s', (question, kind) => expect(forbiddenIn(readable(question))).toBe(kind))

  test.each([
    '¿qué fusible lleva la batería?',
    '¿cuánto dura una batería de 100 Ah con un ventilador?',
    'how do I open an account?',
    '¿cuánto cuesta cambiar la batería?',
    'quiero cambiar una estación por otra',
    '¿cómo abro la estación plegable?',
    'el cable de tierra ¿lo venden por pie?',
    '¿a qué distancia va el poste de la casa?',
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
