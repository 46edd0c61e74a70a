import type { Forbidden } from './forbidden.rules.ts'

const battery = /\b(bateri\w+|batter\w+|acumulador\w*|litio|lithium|lifepo4)\b/
const station = /\b(estacion(es)?|stations?)\b/
const may =
  /\b(pued[eo]n?|podemos|se puede|sirven?|vale|sera|usar|uso|poner|pongo|alargar|can|could|may|should|will|does|do|is it ok|ok to|work\w*)\b/

const carFuse =
  /\b(fusibles?|fuses?)\b (\w+ ){0,4}(carros?|autos?|automovil|automotriz|moto|anl|midi|mega|cuchilla|car|automotive|blade)\b|\b(car|automotive|anl|blade|midi|mega) fuses?\b/
const highVolts = /\b(48|51|51[.,]2) ?v|\b(litio|lithium|lifepo4)\b/
const breaker = /\b(interruptor\w*|breaker\w*|seccionador\w*|disconnects?)\b/
const asFuse =
  /\b(como|de|en vez de(l)?|en lugar de(l)?|reemplaz\w+|sustitu\w+|as|instead of|replace\w*) (\w+ ){0,2}(fusibles?|fuses?)\b/
const oneFuse =
  /\b(1|un|una|unico|mismo|one|single|same) (solo |unico |mismo |single )?(fusible|fuse)\b/
const several =
  /\b([2-9]|dos|tres|cuatro|varias|ambas|two|three|four|both|several) (\w+ )?(bateri\w+|batter\w+)\b/
const batteryCable = /\b(cables?|wires?|cabling)\b/
const longer = /\b(alarg\w+|extend\w*|mas larg\w+|longer|largo|long|estir\w+)\b/
const meters = /\b(\d+(?:[.,]\d+)?) ?(?:m|metros?|meters?|metres?)\b/
const feet = /\b(\d+) ?(?:ft|feet|pies)\b/
const solar = /\b(panel\w*|placas?|solar\w*|mc4)\b/
const aluminum = /\b(aluminio|alumini?um)\b/
const rods =
  /\b([2-9]|dos|tres|otra|two|three|another|second|segunda) (\w+ ){0,2}(varillas?|electrodos?|picas?|tierras?|(ground|earth) ?(ing)? ?rods?|grounds?|rods?)\b/
const apart =
  /\b(separad\w+|independiente\w*|distint\w+|aparte|separate\w*|independent\w*|una para|1 para|one for)\b/
const put =
  /\b(pon\w*|coloc\w*|instal\w*|dej\w*|mont\w*|guard\w*|put|place|leave|keep|mount|install)\b/
const sunned =
  /\b(al sol|bajo el sol|en (el|la) (techo|azotea|placa)|in the sun|direct sun\w*|on the roof)\b/
const parallel =
  /\b(en paralelo|juntar\w*|unir\w*|in parallel)\b (\w+ ){0,3}(otra|otro|2|dos|las|another|two|both|salidas?)|\b(otra|otro|2|dos|another|two|both) (\w+ ){0,3}(en paralelo|in parallel)\b/
const covered = /\b(cuarto|caseta|bajo techo|sombra|shade|shed|roofed)\b/
const hotCable =
  /\b(cables?|wires?|bornes?|terminal\w*|conector\w*|connectors?)\b (\w+ ){0,6}(calient\w+|calienta\w*|hot|warm)\b/

const usual = /\b(normal\w*|esta bien|is it ok|usual)\b/

const maxMeters = 2
const footInMeters = 0.3048
/** How far a cable is to reach; null where no length is told. */
const reachOf = (text: string): number | null => {
  const long = meters.exec(text)?.[1]
  if (long !== undefined) return Number(long.replace(',', '.'))
  const asFeet = feet.exec(text)?.[1]
  return asFeet === undefined ? null : Number(asFeet) * footInMeters
}
const reachesFar = (text: string): boolean => {
  const reach = reachOf(text)
  return (reach !== null && reach > maxMeters) || (reach === null && longer.test(text))
}

const misused: readonly (readonly [Forbidden, (text: string) => boolean])[] = [
  ['weakFuse', (text) => carFuse.test(text) && battery.test(text) && highVolts.test(text)],
  ['weakFuse', (text) => breaker.test(text) && asFuse.test(text) && battery.test(text)],
  ['oneFuse', (text) => oneFuse.test(text) && several.test(text)],
  ['aluminum', (text) => aluminum.test(text) && batteryCable.test(text) && battery.test(text)],
  [
    'farBattery',
    (text) =>
      /\b(alarg\w+|extend\w*|lengthen\w*)\b/.test(text) &&
      batteryCable.test(text) &&
      battery.test(text) &&
      reachesFar(text) &&
      !solar.test(text),
  ],
  ['warmCable', (text) => hotCable.test(text) && usual.test(text) && !solar.test(text)],
  ['twoEarths', (text) => rods.test(text) && apart.test(text)],
  [
    'sunnedBattery',
    (text) =>
      battery.test(text) &&
      put.test(text) &&
      sunned.test(text) &&
      !solar.test(text) &&
      !covered.test(text),
  ],
  [
    'sources',
    (text) => station.test(text) && parallel.test(text) && !battery.test(text) && !solar.test(text),
  ],
]

/** A cable, a fuse or an earth of a battery used as it must not be; asked as a plan. */
export const misusedPart = (text: string): Forbidden | null =>
  may.test(text) || usual.test(text) ? (misused.find(([, fits]) => fits(text))?.[0] ?? null) : null
