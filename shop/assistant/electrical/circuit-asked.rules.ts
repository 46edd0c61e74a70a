import { gaugeIn } from './cable-amps.rules.ts'

/** What is asked of a circuit of the house, or of the way between a charger or inverter and the battery. */
export type CircuitAsked =
  | { readonly kind: 'extensionCord'; readonly awg: string }
  | { readonly kind: 'houseBreaker'; readonly breakerA: number }
  | { readonly kind: 'coolerCable'; readonly volts: 120 | 240; readonly metres: number | null }
  | { readonly kind: 'controllerFuse'; readonly amps: number }

const conductor = /\b(cables?|calibre|alambres?|wires?|gauge|awg)\b/
const breaker = /\b(breakers?|interruptor(es)?|pastilla\w*)\b/
const fuse = /\b(fusibles?|fuses?|breakers?)\b/
const cord = /\b(extension(es)?|alargador\w*|extension cords?)\b/
const equipment =
  /\b(inversor\w*|inverters?|kits?|panel\w*|placas?|solar|mc4|bateri\w+|batter\w+|controlador\w*|controllers?|estacion\w*|stations?|techo|roof|diferencial\w*|rcds?|generador\w*|generator)\b/
const buying = /\b(precio|cuesta|vale|cost|price|compr\w+|buy|venden?|sell)\b/
const house = /\b(casa|house|home|tomacorrientes?|outlets?|circuitos?|circuits?|cuarto|cocina)\b/
const cooler = /\b(aires?|split|acondicionado|air ?-?conditioner|ac|a\/c)\b/
const high = /\b2[0-4]0 ?-?(v|volt\w*)?\b/
const low = /\b1[12][05] ?-?(v|volt\w*)?\b/
const length = /\b(\d{1,3}) ?(m|mts?|metros?|meters?|metres?|pies|ft|feet)\b/
const controller = /\b(controlador\w*|controllers?|mppt|regulador\w*)\b/
const battery = /\b(bateri\w+|batter\w+)\b/
const panels = /\b(panel\w*|placas?)\b/
const current = /(?<![\d.,/])(\d{1,3}) ?-?(?:a|amp(?:s|er\w*)?)\b(?! ?-?h)/
const others = /\b(inversor\w*|inverters?|kits?)\b/

const metresPerFoot = 0.3048
function metresIn(text: string): number | null {
  const [, figure, unit] = length.exec(text) ?? []
  if (!figure) return null
  return /^(pies|ft|feet)$/.test(unit ?? '') ? Number(figure) * metresPerFoot : Number(figure)
}

const ampsIn = (text: string): number => Number(current.exec(text)?.[1] ?? 0)

function ofCooler(text: string): CircuitAsked | null {
  const isHigh = high.test(text)
  if (!cooler.test(text) || !(isHigh || low.test(text))) return null
  return { kind: 'coolerCable', volts: isHigh ? 240 : 120, metres: metresIn(text) }
}

function ofBreaker(text: string): CircuitAsked | null {
  const isOfHouse = breaker.test(text) && (house.test(text) || conductor.test(text))
  const breakerA = isOfHouse ? ampsIn(text) : 0
  return breakerA > 0 ? { kind: 'houseBreaker', breakerA } : null
}

function ofHouse(text: string): CircuitAsked | null {
  if (equipment.test(text) || buying.test(text)) return null
  const awg = gaugeIn(text)
  if (cord.test(text)) return awg === null ? null : { kind: 'extensionCord', awg }
  const isAsked = awg === null && (conductor.test(text) || breaker.test(text))
  return isAsked ? (ofCooler(text) ?? ofBreaker(text)) : null
}

function ofController(text: string): CircuitAsked | null {
  const isAsked = fuse.test(text) && controller.test(text) && battery.test(text)
  if (!isAsked || panels.test(text) || others.test(text) || buying.test(text)) return null
  const amps = ampsIn(text)
  return amps > 0 ? { kind: 'controllerFuse', amps } : null
}

export const circuitAskedIn = (text: string): CircuitAsked | null =>
  ofHouse(text) ?? ofController(text)
