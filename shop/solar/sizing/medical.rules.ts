import { fold } from '#kernel/text/fold.ts'
import { applianceOf } from './appliances.rules.ts'

/** Words of illness that a question may hold, folded. */
export const medicalWords =
  /oxigeno|oxygen|concentrador|insulina|insulin\b|aerosol|asmatic\w*|\basma\b|asthma|antiescaras|\bcpap\b|bipap|apnea|nebuliz|respirador|marcapaso|dialisis|dialysis|ventilator|aspirador de flemas|ventilador mecanico|bomba de infusion/

/** What else a device is called on which somebody's health depends. */
const deviceNames = [
  String.raw`concentrator|respirator|\b(?:c|bi|a|v)[ -]?pap\b|hemodial|\becmo\b|desfibrilador|defibrillator|pacemaker`,
  'ventilador(?:es)? (?:mecanico|pulm|medico|artificial|respiratorio|de (?:hospital|respiracion|terapia|uci)|domiciliario|invasivo|no invasivo|para respirar|que l[aeo] ayuda)|ventilacion (?:mecanica|asistida|no invasiva)',
  '(?:maquina|aparato|equipo) (?:de|para|que l[ao] ayuda a) (?:respira|ventilacion|succion)|breathing machine|iron lung|cicladora|dialysis|cycler',
  'aspirador (?:medico|quirurgico|de secreciones)|flemas|secreciones|succionador|suction|secretion|tos asistida|asistente de tos|cough assist',
  String.raw`\bbomba (?:de|para) (?:infusion|alimentacion|leche|nutricion|insulina|morfina|suero|succion)|(?:infusion|feeding|breast|iv) pump|alimentacion enteral`,
  'anti-?decubit|colchon (?:de aire|antiescara)|cama (?:electrica|clinica|hospitalaria|de hospital|ortopedica)|hospital bed|grua de paciente|patient lift',
  'silla de ruedas|wheelchair|incubadora|incubator|oximetro|oximeter|humidificador (?:medico|de alto flujo)|alto flujo|high flow',
  String.raw`\bmedic[oa]s?\b|\bmedical\b|medicin|medicamento|\bpacientes?\b|\bpatients?\b|monitor(?:es)? (?:cardiaco|de signos|de bebe)|(?:heart|cardiac|patient|vital signs) monitor|vacunas?\b|vaccine`,
].join('|')
const named = new RegExp(`${medicalWords.source}|${deviceNames}`)

/** Whether somebody's health depends on a device, as it is listed or as the visitor calls it. */
export const isMedicalDevice = (device: {
  readonly code: string
  readonly name: string
}): boolean => applianceOf(device.code)?.room === 'health' || named.test(fold(device.name))

const dayHours = 24

interface Entered {
  readonly items: readonly (Parameters<typeof isMedicalDevice>[0] & {
    readonly critical: boolean
  })[]
  readonly blackoutHours: number
}

/** Somebody's health depends on a device that stays on. */
export const isVital = ({ items, blackoutHours }: Entered): boolean =>
  items.some((item) => isMedicalDevice(item) && (item.critical || blackoutHours >= dayHours))
