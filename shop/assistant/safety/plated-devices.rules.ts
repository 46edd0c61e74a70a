import { platedDevice } from './medical.rules.ts'
import { withMedicalPower } from './medical-power.rules.ts'

const named = new RegExp(`(?<=[ ,])${platedDevice}(?=[ ,])`)

/** 'conectado a un ventilador': nobody is joined to a fan. */
const joinedTo =
  /\b(conectad[oa]s?|enganchad[oa]s?|intubad[oa]s?|depend\w+|vive|viven|respira|respiran|entubad[oa]s?|hooked|connected|depends|relies|lives|breathes|breathing|is) (al|a|de|del|con|por|gracias a|to|on|with|up to) ?(?:1|una?|el|su|the|a|an|his|her)? (ventilador(?:es)?|vent)(?=[ ,])(?! (?:de (?:techo|pie|mesa|piso|pared)|recargable|chico|grande|industrial))/
/** What the person is, and no thing: a fan cools an inverter too. */
const somebody =
  /\b(mi|su|mis|my|his|her|papa|mama|padre|madre|hij[oa]s?|nin[oa]s?|bebe|abuel[oa]s?|suegr[oa]s?|espos[oa]|herman[oa]s?|ti[oa]s?|paciente|enferm[oa]s?|vecin[oa]|son|daughter|father|mother|dad|mom|baby|child|husband|wife|patient|grand\w+)\b/

/** A ventilator that is told by who hangs on it gets its name. */
export const withVentilator = (text: string): string =>
  somebody.test(text) ? text.replace(joinedTo, '$1 $2 ventilador mecanico') : text

/** Whether one of them is named, its watts or not. */
export const namesPlated = (text: string): boolean => named.test(withVentilator(text))

const withWatts = new RegExp(
  `(?<=[ ,])${platedDevice}(?: de)? \\d{1,4} ?(?:w|watts?|wats?|vatios?)\\b(?! ?-?h)`,
)
/** The one that is named without its watts; null where none is. */
export function unplatedIn(input: string): string | null {
  const text = withVentilator(input)
  if (withWatts.test(withMedicalPower(text))) return null
  return named.exec(text)?.[0] ?? null
}

/** Until its watts were said, it stays without. */
export const unplatedNow = (text: string, before: string | null): string | null =>
  namesPlated(text) ? unplatedIn(text) : before

const wattsOnly =
  /(?<=[ ,])(\d{1,4}) ?(?:w|watts?|wats?|vatios?)\b(?! ?-?h)(?! (?:de )?(?:panel|placa|kit|bateria|inversor|estacion|solar))/

/** 'dice 60 W', after its plate was asked for: the device with them. */
export function withPlate(text: string, unplated: string | null): string {
  const watts = wattsOnly.exec(text)
  return unplated === null || !watts || namesPlated(text)
    ? text
    : text.replace(watts[0], `${unplated} de ${watts[1]} w`)
}
