import { describe, expect, test } from 'vitest'
import { locales } from '#kernel/locale.ts'
import { guideIn } from '#shop/solar/guide/guide.service.server.ts'
import { knowledge } from '../messages/messages.ts'
import { readable } from '../understanding/folding.rules.ts'
import { advisesDanger } from './advice.rules.ts'

describe('what leaves the shop advises no danger', () => {
  test.each([
    'Conecta el inversor a un tomacorriente de la casa.',
    'No te preocupes, conecta el inversor a un tomacorriente de la casa.',
    'No esperes: quita el fusible y ponle un alambre.',
    '¿Por qué no conectas la estación a un tomacorriente de la pared para dar luz a la casa?',
    'Puentea el breaker con un alambre mientras llega el otro.',
    'Quita la tierra sin miedo, que no pasa nada.',
    'Enchufa la planta al tablero con un cable macho macho, no es peligroso.',
    'Abre la batería con cuidado y cambia la celda mala.',
    'Si se dispara a cada rato, pon un breaker mayor.',
    'Apaga el fuego de la batería con agua.',
    'Échale agua al inversor si coge candela.',
    'Agárralo con las manos y despégalo del cable.',
    'Deja la planta de gasolina en el balcón por la noche.',
    'Puedes cargar la batería hinchada despacio.',
    'Junta la batería vieja con la nueva de litio.',
    'Engancha un cable al poste y ya tienes corriente.',
    'Salta el BMS para que cargue más rápido.',
    'You can open the battery with a screwdriver.',
    'Do not worry, plug the inverter into a wall outlet.',
    'Just cut the ground pin so that it fits.',
    'Throw water on the burning inverter.',
    'Wrap the fuse in foil until you buy one.',
    'Why not run the generator in the garage?',
    'It is not dangerous: remove the fuse.',
    'Bypass the meter at night.',
    'Pull him off the wire with your hands.',
    'Keep using the swollen battery until the new one comes.',
  ])('%s is held back', (text) => expect(advisesDanger(text, readable)).toBe(true))

  test.each([
    'Nunca conectes el inversor a un tomacorriente de la casa.',
    'Nunca, ni de noche, conectes el inversor a un tomacorriente.',
    'Conectar el inversor a un tomacorriente es peligroso: mata al liniero.',
    'No quites el fusible ni lo puentees.',
    'La estación se carga enchufada a la corriente de la casa.',
    'No se abre ni se repara en la casa.',
    'No eches agua a nada con corriente.',
    'Limpia los paneles con agua y un paño, temprano en la mañana.',
    'Agua corriente 20 minutos, quita la ropa.',
    'Apártalo con madera seca, no lo toques.',
    'Una batería golpeada no se instala: mándanos fotos.',
    'Una planta de gasolina va afuera, nunca dentro.',
    'La batería trae su fusible y el inversor su breaker.',
    'El panel da 550 W.',
    'El Kit Casa trae inversor, batería, fusible clase T e interruptor.',
    'Un conmutador evita que la corriente vuelva a la calle.',
    'Con dos baterías iguales en paralelo dura el doble.',
    'Antes de tocar los cables, apaga los equipos, luego los paneles, luego la batería.',
    'Never connect the inverter to a wall outlet.',
    'Do not open the battery: there is current inside.',
    'Plugging an inverter into an outlet is dangerous and can kill a lineman.',
    'The station charges from a wall outlet in about 1.2 hours.',
    'Do not throw water on anything live.',
    'A generator runs outdoors only, never in a garage.',
    'The class T fuse goes beside the positive terminal.',
    'Ground the frame of the panels to the rod.',
    'A swollen battery is not to be charged.',
  ])('%s passes', (text) => expect(advisesDanger(text, readable)).toBe(false))
})

describe('the shop’s own texts pass', () => {
  test.each(locales)(
    'every text of the assistant and every chapter of the guide in %s',
    (locale) => {
      const passages = Object.values(knowledge[locale])
      const chapters = guideIn(locale).chapters.flatMap(({ points }) => points)
      const held = [...passages, ...chapters].filter((text) => advisesDanger(text, readable))
      expect(held).toEqual([])
    },
  )
})
