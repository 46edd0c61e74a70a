/** Words of one meaning; 'humo' is a whole word and 'incend-' a beginning. */
export function lexicon(words: string): RegExp {
  const one = (word: string) => word.replace(/-$/, '\\w*').replaceAll('_', ' ')
  return new RegExp(`\\b(?:${words.trim().split(/\s+/).map(one).join('|')})\\b`, 'g')
}

/** Where the words of a meaning begin, counted in words. */
export function placesOf(words: RegExp, text: string): number[] {
  return [...text.matchAll(words)].map(
    ({ index }) => text.slice(0, index).split(' ').filter(Boolean).length,
  )
}

export const has = (text: string, words: RegExp): boolean => text.search(words) >= 0

const usualReach = 10
/** Both meanings, of different words, within a few words of one another. */
export function close(text: string, one: RegExp, other: RegExp, reach = usualReach): boolean {
  const others = placesOf(other, text)
  return placesOf(one, text).some((at) =>
    others.some((to) => at !== to && Math.abs(at - to) <= reach),
  )
}

export const device = lexicon(
  `bateri- batter- inversor- inverter- estacion estaciones station stations cable cables alambr- wire wires wiring
  breaker breakers disyuntor- interruptor- switch cuchilla catao fusible fusibles fuse fuses enchuf- outlet outlets socket sockets
  plug plugs toma tomas tomacorriente- clavija panel paneles panels placas cargador- charger- controlador- controller-
  regulador- mppt mc4 conector- connector- equipo equipos aparat- device unit sistema system litio lithium lifepo4
  powerbank power_bank power_pack power_wall powerwall pack ess rack battery_bank busbar barra barras polo polos cerca_electrica electric_fence borne bornes terminal terminals tablero cuadro regleta
  extension cord power_strip contador acumulador- celda celdas cell cells planta ecoflow bluetti jackery anker kit
  transformador- transformer caja box electrodomestic- adaptador- adapter ups corriente electricidad electrical lampara
  inverso`,
)
/** What holds energy that cannot be switched off. */
export const store = lexicon(
  `bateri- batter- lipo lipos litio lithium lifepo4 celda celdas cell cells estacion estaciones station stations acumulador-
  powerbank power_bank power_pack powerwall pack ess ecoflow bluetti jackery anker pila pilas`,
)
export const house = lexicon(
  `casa casita cuarto cuartos sala cocina techo pared paredes puerta ventana patio garaje edificio apartamento portal
  pasillo bano closet cortina- colchon cama sofa mueble- house home room roof wall garage kitchen basement attic bedroom
  building apartment ceiling curtain- shed yard porch azotea sotano cuartico caseta tejado floor piso`,
)
export const person = lexicon(
  `me yo mi_mano mi_brazo nos papa mama papi mami padre madre nino nina ninos ninas nene nena chama chamaco- chiquit-
  bebe nieto nieta nietos nietecit- suegro suegra cunado cunada novio novia sobrin- yerno nuera hijo hija hijos
  abuel- viejo vieja viejito viejita muchach- hermano hermana vecino vecina tio tia primo prima esposo esposa marido mujer
  hombre senor senora tipo amigo amiga electricista obrero gente alguien companer- liniero jefe chico chica familia
  i im we us he she him her dad mom mum father mother son daughter kid kids child children baby toddler brother sister
  husband wife man woman guy uncle aunt cousin somebody someone person grandfather grandmother grandpa grandma friend
  neighbor neighbour nephew niece boy girl everyone everybody family worker electrician roommate my mi
  estoy toque senti siento agarre meti encontre perro perra gato gata caballo chivo dog cat horse`,
)
export const child = lexicon(
  `nino nina ninos ninas nene nena bebe chama chamaco- chiquit- nieto nieta nietos sobrinit- hijo hija kid kids child
  children baby toddler boy girl son daughter nephew niece grandson granddaughter`,
)
export const body = lexicon(
  `mano manos brazo brazos vista ojo ojos piel cara pierna- pie pies dedo dedos ropa boca palma pecho cuello espalda
  barriga cabeza pelo hand hands arm arms eye eyes skin face leg legs foot feet finger fingers clothes mouth palm chest
  neck lips tongue lengua labio labios`,
)
