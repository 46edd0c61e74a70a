import { platedDevice } from './medical.rules.ts'

/** A device on which somebody's health depends, as it is written. */
const airDevice = `(?:${platedDevice}|(?:(?:aparato|maquina|equipo) de )?(?:[cb]i?pap|apnea|oxigeno)|concentra[dt]or(?:es)?(?: de oxigeno)?|oxygen concentra[dt]ors?|oxygen machines?|nebuli[sz]\\w+)`
const unit = '(?:w|watts?|wats?|vatios?)\\b(?! ?-?h)'

/** What may stand between a device and its power. */
const between =
  '(?: (?:,|de|of|is|que|which|that|it|es|usa|uses?|draws?|takes?|needs?|gasta|consume|pide|con|with|1|a|an|the|el|su|its|heated|termico|calentado|medico|portatil|grande|humidif\\w+|\\d{1,3}(?:[.,]\\d)? ?-?(?:l|lpm|litros?|lts?|liters?|litres?)(?: (?:por minuto|per minute))?|\\d{3} ?(?:v|volts?|voltios?)))*?'
const apart = new RegExp(`( ${airDevice})(${between}) (\\d{1,4}) ?${unit}`, 'g')
const before = new RegExp(
  `(?<=[ ,])(\\d{1,4}) ?-?${unit}((?: \\d{1,2} ?-?(?:l|lpm|liters?|litros?))?)( ${airDevice})`,
  'g',
)
const humid =
  /( (?:[cb]i?pap|apnea))((?: de \d{1,4} w)?)((?: ,)? (?:con|with)(?: (?:1|a|an|el|su|its|the|heated))* humidif\w+)/g
const large =
  /( concentra[dt]or(?:es)?(?: de oxigeno)?)((?: de| of)? (?:8|9|10) ?-?(?:l|lpm|litros?|lts?|liters?|litres?)\b)(?! de \d+ w)/g
/** Amperes at the volts of a house. */
const current =
  /(?<=[ ,])(?:(1[12]\d|2[234]0) ?(?:v|volts?|voltios?)(?: ,| y| and| x| \*)? (\d{1,2}(?:[.,]\d+)?) ?(?:a|amps?|amperes?|amperios?)|(\d{1,2}(?:[.,]\d+)?) ?(?:a|amps?|amperes?|amperios?)(?: ,| a| at| en| x| \*)? (1[12]\d|2[234]0) ?(?:v|volts?|voltios?))(?=[ ,])/g

const humidifiedW = 90
const largeConcentratorW = 600
const figure = (text: string | undefined): number => Number((text ?? '0').replace(',', '.'))

/** The power of what gives air, from watts, amperes or its kind, written right behind the device. */
export const withMedicalPower = (text: string): string =>
  new RegExp(airDevice).test(text)
    ? text
        .replace(
          current,
          (_, v: string | undefined, a: string | undefined, a2?: string, v2?: string) =>
            `${Math.round(figure(v ?? v2) * figure(a ?? a2))} w`,
        )
        .replace(before, '$3 de $1 w$2')
        .replace(apart, '$1 de $3 w$2')
        .replace(
          humid,
          (_, name: string, power: string) => `${name}${power || ` de ${humidifiedW} w`} ,`,
        )
        .replace(large, `$1 de ${largeConcentratorW} w$2`)
    : text
