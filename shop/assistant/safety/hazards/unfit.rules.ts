import type { Forbidden } from '../forbidden.rules.ts'

const modified =
  /\b(onda|sine|senoidal|sinusoidal|wave)\b (\w+ ){0,3}(modificad\w*|cuadrad\w*|simulad\w*|modified|square)\b|\b(modified|square|simulated|quasi) ?-?(sine|wave)\b|\bonda (semi|cuasi) ?\w+/
/** Kinds are compared, or the shop's own are asked for. */
const compared =
  /\b(diferencia|difference|versus|vs|que (es|son|significa)|what (is|are|does)|mejor|better|pura o|modificada o|pure or|modified or|venden?|tienen|sell|(sus|estos|los|your) (inversores|inverters))\b/

const alternator = /\b(alternador\w*|alternators?)\b/
const lithiumStore = /\b(litio|lifepo4|lithium|bateri\w+|batter\w+)\b/
const limited = /\bdc ?-?(a ?|to ?)?-?dc\b|\bestacion\w*|\bstations?\b|\bplomo\b|\blead\b|\bagm\b/

const leadCharger =
  /\b(cargador\w*|chargers?)\b (\w+ ){0,4}(plomo|agm|gel|acido|lead|acid|carro|auto|car|automotive)\b|\b(lead ?-?acid|agm|gel|car) (\w+ )?(battery )?chargers?\b/
const lithium = /\b(litio|lifepo4|lithium)\b/
const forBoth =
  /\b(plomo|agm|gel|lead|acid) (y|e|o|and|or) (\w+ ){0,3}(litio|lifepo4|lithium)\b|\b(litio|lifepo4|lithium) (y|e|o|u|and|or) (\w+ ){0,3}(plomo|agm|gel|lead)\b|\bencendedor\b|\bmechero\b|\benchufe del carro\b/

const neutral = /\b(neutro|neutral)\b/
const earth = /\b(tierra|ground|earth)\b/
const bonds =
  /\b(un(ir|o|en|imos|iendo|id[oa]s?)|puente\w*|junt\w+|conect\w+|amarr\w+|bond\w*|join\w*|jumper\w*|tie\w*|connect\w*|link\w*|bridg\w*)\b/

const thinGauge =
  /\b(?:calibre|awg|gauge|numero|no|nr) ?(1[0-8]|8)\b|\b(1[0-8]|8) ?-?(?:awg|gauge|calibre)\b/
const ofHouse =
  /\b(cable|alambre|wire)s?\b (\w+ ){0,2}(de (la |mi )?(casa|instalacion|electricidad|pared)|telefonico)\b|\b(house|household|romex|electrical) (wire|wiring|cable)\b/
const wires = /\b(cables?|alambres?|wires?|calibre|gauge|awg)\b/
const toBattery =
  /\b(para|a|con|de|entre|for|to|on|with|between) (\w+ ){0,3}(bateri\w+|batter\w+|acumulador|inversor|inverter)\b/
const otherWay =
  /\b(panel\w*|placas?|solar|mc4|bombill\w+|luces|lampara\w*|tomacorriente\w*|monitor|shunt|sensor|precio|cuesta|vale|price|cost|cuantos metros|tierra|ground|salida|output|entrada|ac)\b/
/** The cable that a fuse or a current goes with is answered by the table. */
const figured = /\b\d+ ?(a|amp\w*)\b|\bfusible\w*|\bfuses?\b|\bbreakers?\b/

const unfit: readonly (readonly [Forbidden, (text: string) => boolean])[] = [
  ['modifiedSine', (text) => modified.test(text) && !compared.test(text)],
  ['alternator', (text) => alternator.test(text) && lithiumStore.test(text) && !limited.test(text)],
  ['leadCharger', (text) => leadCharger.test(text) && lithium.test(text) && !forBoth.test(text)],
  ['neutral', (text) => neutral.test(text) && earth.test(text) && bonds.test(text)],
  [
    'thinWire',
    (text) =>
      wires.test(text) &&
      (thinGauge.test(text) || ofHouse.test(text)) &&
      toBattery.test(text) &&
      !otherWay.test(text) &&
      !figured.test(text),
  ],
]

/** A part that is wrong for what it is to do. */
export const unfitPart = (text: string): Forbidden | null =>
  unfit.find(([, fits]) => fits(text))?.[0] ?? null
