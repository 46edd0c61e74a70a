import { medicalReserve } from '#shop/electrical/reserve.rules.ts'
import { medicalWords } from '#shop/solar/sizing/medical.rules.ts'

/** Medicine that must stay cold. */
export const isColdMedicine = (text: string): boolean =>
  /insulina|insulin\b|vacuna|vaccine/.test(text)

/** What breathes for somebody, cleans blood, warms, feeds or drains: its plate alone tells what it draws. */
const names = [
  'ventilador(?:es)? (?:de (?:respiracion|hospital|terapia|uci)|mecanicos?|pulmon(?:ar(?:es)?)?|medicos?|artificial(?:es)?|respiratorios?|domiciliarios?|(?:no )?invasivos?|(?:para|que lo ayuda a|que la ayuda a|que le ayuda a) respirar)',
  '(?:maquina|aparato|equipo) (?:de|para|que lo ayuda a|que la ayuda a) (?:respirar|respiracion|ventilacion|dialisis|hemodialisis)',
  'respirador(?:es)?(?! n ?95)(?: artificial(?:es)?| mecanicos?)?|(?:mechanical |home |life )*ventilators?|ventilacion (?:mecanica|asistida|no invasiva)|breathing machines?|iron lung|respirators?(?! mask)',
  '(?:hemo)?dialisis(?: peritoneal)?|cicladoras?|(?:hemo)?dialysis(?: machines?| cyclers?)?',
  String.raw`incubadoras?(?! (?:de|para) (?:huevos?|pollos?|pollitos|gallinas?|codorni\w+|aves|reptiles))|(?<!egg )incubators?(?! for (?:eggs?|chick\w*))`,
  'bombas? (?:de|para) (?:infusion|alimentacion|nutricion|insulina|morfina|suero)|(?:infusion|feeding|iv) pumps?',
  '(?:aspirador(?:es)?|succionador(?:es)?|bombas?|maquina|aparato|equipo) (?:de|para|medico de|de succion de) (?:flemas|secreciones|succion|aspiracion)|suction (?:machines?|pumps?)|secretion aspirators?',
  String.raw`bi ?-?pap|v ?-?pap|monitor(?:es)? (?:cardiacos?|de signos(?: vitales)?)|(?:heart|cardiac|patient|vital signs) monitors?|desfibrilador(?:es)?|defibrillators?|asistente de tos|cough assist|\becmo\b|(?:canula|equipo|maquina) de alto flujo`,
].join('|')

/** As it is read beside its watts. */
export const platedDevice = `(?:${names})`
const plated = new RegExp(`(?<=[ ,])${platedDevice}(?=[ ,])`)

/** Somebody's health depends on the device. */
export const isMedical = (text: string): boolean =>
  medicalWords.test(text) || plated.test(` ${text} `)

const maxHours = 24
const usualHours = 12

/** A third more hours than were said. */
export const withReserve = (hours: number | null): number =>
  Math.min(maxHours, Math.ceil((hours ?? usualHours) * medicalReserve))
