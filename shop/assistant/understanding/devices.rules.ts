import { type Item, usualItem } from '#shop/solar/calculator/calculation.rules.ts'
import { isColdMedicine, platedDevice } from '../safety/medical.rules.ts'
import { withMedicalPower } from '../safety/medical-power.rules.ts'
import { withVentilator } from '../safety/plated-devices.rules.ts'

const fridge = String.raw`(?:refri\w*|neveras?|frio|frigo\w*|fridges?|refrigerators?)`

/** Cuban and American names of the calculator's devices; specific names first. */
const names: readonly (readonly [string, string])[] = [
  [
    'mb',
    String.raw`mini ?-?(?:${fridge}|bar)|minibar|mininevera\w*|frigobar|minirefri\w*|neverit\w+|refricit\w+|refrigeradorcit\w+|${fridge} (?:mini|pequen\w+|chiquit\w+|chic[oa]|de mesa)|(?:mini|small|little|tiny|compact|medicine|insulin) ${fridge}`,
  ],
  ['ri', `${fridge} inverter|inverter ${fridge}`],
  ['rv', `${fridge} (?:viej\\w*|antigu\\w*|rus[oa])|old ${fridge}|minsk`],
  [
    'fa',
    '(?:neveras? |freezers? )?(?:de |d )?(?:es[ao]s? (?:de )?)?(?:arcon|acostad[ao]s?|horizontal(?:es)?|cofre)(?: ,? ?las? acostadas?)?|chest freezers?|congelador horizontal',
  ],
  ['fv', String.raw`freezers?|congelador\w*`],
  ['da', String.raw`dispensador\w*|water dispensers?`],
  ['rm', fridge],
  [
    'sn',
    '9 ?000(?: btus?)?(?: inverter)?(?: mini ?-?)? ?(?:splits?|ac|aires?|air ?-?conditioners?)|(?:aires?|splits?)(?: acondicionados?)?(?: inverter)?(?: chiqui\\w+| pequen\\w+| chiki\\w+| small)?(?: de)? (?:3/4|9000|9 000)|3/4 ton',
  ],
  [
    'si',
    '(?:aires?|splits?|ac|a/c)(?: acondicionados?)?(?: de)?(?:(?: de)? (?:110|115|120|220|230|240) ?(?:v|volts?|voltios)?)?(?: de)?(?: 12 ?000| 1 ton\\w*)?(?: btu)? inverter|(?:(?:12 ?000|1 ton)(?: btus?)? )?inverter (?:mini ?-?)?(?:ac|air ?-?conditioners?|splits?)|mini ?-?splits? inverter',
  ],
  ['aw', 'aires?(?: acondicionados?)? de ventana|window (?:ac|air conditioners?|unit)'],
  [
    'sc',
    'mini ?-?splits?|aires? acondicionados?|aires?|splits?|air ?-?conditioners?|a/c|ac unit|ac',
  ],
  ['vt', 'ventilador(?:es)? de techo|ceiling fans?'],
  ['vr', 'ventilador(?:es)? recargables?|rechargeable fans?'],
  ['vp', 'ventilador(?:es)?|abanicos?|fans?'],
  ['tl', 'tubos? (?:led|de luz)|led tubes?'],
  ['bf', '(?:bombill[oa]s? )?ahorrador(?:es)?'],
  ['lp', 'reflector(?:es)?|lamparas? exterior(?:es)?|flood ?lights?'],
  [
    'bl',
    'bombill[oa]s?(?: led)?|focos?|luces(?: led)?|lamparas?|(?:led )?(?:light )?bulbs?|lights',
  ],
  ['tc', '(?:televisor(?:es)?|tv) de tubo'],
  [
    'tg',
    '(?:televisor(?:es)?|tv|tele)(?: de)? (?:50|55|60|65|grande)(?: pulgadas)?|(?:50|55|60|65) inch (?:tv|television)',
  ],
  ['tv', 'televisor(?:es)?|television(?:es)?|teles?|tvs?'],
  ['cd', 'cajitas?|decodificador(?:es)?|set ?-?top box(?:es)?'],
  ['mu', 'equipo de musica|bocinas?|stereo|speakers?'],
  ['ro', 'router|modem|wi ?-?fi|nauta'],
  [
    'te',
    'cargador(?:es)? de (?:telefonos?|celular(?:es)?|movil(?:es)?)|telefonos?|tlfs?|telef|celular(?:es)?|cels?|moviles|(?:cell ?)?phones?(?: chargers?)?',
  ],
  ['la', 'laptops?|notebooks?'],
  ['pc', 'computadoras?(?: de escritorio)?|pc|desktops?'],
  ['co', 'consolas?|play ?station|ps[45]|xbox|nintendo'],
  ['im', 'impresoras?|printers?'],
  ['ar', 'ollas? arroceras?|arroceras?|rice cookers?'],
  [
    'or',
    'ollas? reinas?|reinas?|ollas? (?:de presion )?electricas?|pressure cookers?|multicookers?',
  ],
  [
    'ci',
    '(?:cocinas? |hornillas? )?de induccion|induccion|induction (?:cookers?|cooktops?|stoves?)',
  ],
  ['ho', 'hornillas?(?: electricas?)?|fogon electrico|hot ?-?plates?|electric stoves?'],
  ['mi', 'microondas?|microwaves?'],
  ['ba', 'batidoras?|licuadoras?|blenders?'],
  ['ca', 'cafeteras?(?: electricas?)?|coffee ?-?makers?'],
  ['fr', 'freidoras?(?: de aire)?|air ?-?fryers?'],
  ['to', 'tostadoras?|sandwicheras?|toasters?'],
  ['he', 'hornos?(?: electricos?)?|(?:toaster )?ovens?'],
  ['pl', 'planchas?|clothes irons?'],
  ['ls', 'lavadoras? semi ?-?automaticas?'],
  ['lv', 'lavadoras?(?: automaticas?)?|washing machines?|washers?'],
  ['as', 'aspiradoras?|vacuum(?: cleaners?)?'],
  ['se', 'secador(?:a|es)?(?: de pelo)?|hair ?-?dryers?'],
  ['ct', 'calentador(?:es)? de tanque|tank (?:water )?heaters?'],
  ['du', 'duchas?(?: electricas?)?|calentador(?:es)?|electric showers?|water heaters?'],
  ['bu', 'turbinas?'],
  ['bo', 'bombas?(?: de agua)?|ladron de agua|motor(?:es)? de agua|water pumps?|pumps?'],
  ['mc', 'maquinas? de coser|sewing machines?'],
  ['ne', 'nebulizador(?:es)?|aerosol|nebulizers?'],
  [
    'cp',
    'cpap|(?:(?:aparato|maquina|equipo|mascara) (?:de|para) (?:la )?)?apnea|sleep apnea(?: machine)?',
  ],
  ['ta', 'taladros?|drills?'],
]
const horsepower = String.raw`(\d+(?:[.,]\d+)?|1/2|3/4|1 y medi[oa]|medio) ?(?:hp|caballos?|horse ?power)`
const pump = '(?:bombas?|turbinas?|motor(?:es)?|pumps?)'
const pumps = new RegExp(
  `(?<=[ ,])(?:${pump}(?: de (?:agua|pozo))?(?: de| of)? ${horsepower}|${horsepower} (?:[a-z]+ )?${pump})(?=[ ,])`,
  'g',
)
const parsedHp = (text: string): number => {
  if (text === '1/2' || text === 'medio') return 0.5
  if (text === '3/4') return 0.75
  return /^1 y/.test(text) ? 1.5 : Number(text.replace(',', '.'))
}

/** A pump by its horsepower: the two that are listed, others by the watts of one. */
function pumpItem(hp: number): Item {
  if (hp <= 0.5) return usualItem('bo')
  const one = usualItem('bu')
  return hp <= 1 ? one : { ...one, watts: Math.round(hp * one.watts) }
}

const patterns = names.map(
  ([code, words]) =>
    [
      code,
      new RegExp(
        `(?<=[ ,])(?:(\\d{1,3}) )?(?:${words})(?: (?:de |is |of |a |draws |gasta )*(\\d{1,4}) ?(?:w|watts?|wats?|vatios?)(?! ?h))?(?: de (?!110|120|220|240|6000|9000)(\\d{3,4})(?= ,| [a-z]{3,}|\\s*$)(?! ?(?:watts|btu|lib|pies|litros|liters|volt|pulg|horas|hours|dias|amp)))?(?: (?:de )?(?:6|9|12|18|24) ?000(?: ?btu)?)?(?=[ ,])`,
        'g',
      ),
    ] as const,
)

/** Air in a mattress cools nobody. */
const airFilled =
  / (?:colchon(?:es)?|camas?|cojin(?:es)?|mattress(?:es)?) (?:de |anti\w* )?(?:aire|air|antiescaras)(?=[ ,])| air mattress(?:es)?(?=[ ,])/g
const oxygen =
  / (?:concentrador|oxygen concentrator|concentrator|(?:equipo|maquina|aparato) de oxigeno|(?<= (?:el|al|su|mi|con|the|his|her|my|moms?|dads?|s|necesita|necesito|necesitan|usa|usan|depende de|dependen de|needs?|uses?) )(?:oxigeno|oxygen(?! tank| cylinder| bottle)))(?: de oxigeno)?(?=[ ,])/

const concentrates = /oxigeno|oxygen|concentra[dt]or/

/** 'el refri', after one was named, is the same. */
const definite = / (el|la|los|las|del|al|the|mi|my|su|ese|esa|este|esta|that|this) $/

/** 'Se va la luz': the power fails. */
const blackoutWords =
  /(se (?:va|fue|van)|sin|quitan?|quitaron|no hay|hay|viene|vuelve|llega) la? ?(?:luz|corriente)/g

/** 'entrada AC' is a terminal, and no air conditioner. */
const acTerminals =
  /\b(?:entradas?|salidas?|inputs?|outputs?) (?:de )?ac\b|\bac (?:inputs?|outputs?|in|out)\b/g

export interface ReadDevices {
  readonly items: readonly Item[]
  readonly rest: string
}

const products =
  'panel(?:es)?|panels|inversor(?:es)?|inverters?|estacion(?:es)?|stations?|plantas?|kits?|bateria|power|hybrid|hibrid[oa]|solar|rigid[oa]?|plegable'
/** A device that is not listed, with its watts: 'un concentrador de oxigeno de 350w'. */
const otherDevice = new RegExp(
  `(?:concentrador|aspirador|ventilador mecanico|monitor|bomba de infusion|equipo|aparato|motor|maquina|nevera|device|machine|concentrator|cosa|aparatico)[a-z ]{0,20}?(?: de| of| is)? (\\d{1,4}) ?(?:w|watts?|wats?)(?! ?h)(?=[ ,])|(?<=[ ,])(\\d{1,4}) ?-?(?:w|watts?)(?! ?h) (?!${products})(?:[a-z]+ )?(?:concentrator|device|machine|motor|load|appliance)(?=[ ,])`,
)

/** A medical device with its watts, or without: no list holds it, and it is no fan and no water pump. */
const ownMedical = new RegExp(
  `(?<=[ ,])(${platedDevice})(?:(?: de)? (\\d{1,4}) ?(?:w|watts?|wats?|vatios?)(?! ?h))?(?=[ ,])`,
  'g',
)
const breathingMask = /pap$/
function medicalItem(name: string, watts: string): Item {
  const isMask = breathingMask.test(name)
  const item = isMask ? usualItem('cp') : { ...usualItem('x'), hours: 24 }
  return { ...item, watts: Number(watts), name: isMask ? '' : name }
}

const cold: readonly string[] = ['rm', 'ri', 'rv', 'mb', 'fv', 'fa']
/** Insulin means its refrigerator, where none is named. */
const coldStored = (text: string, items: readonly Item[]): boolean =>
  isColdMedicine(text) && !items.some(({ code }) => cold.includes(code))

/** The devices a question names with their counts; repeated ones add up. */
export function devicesIn(text: string): ReadDevices {
  const counts = new Map<string, number>()
  const watts = new Map<string, number>()
  let rest = withMedicalPower(withVentilator(text))
    .replace(blackoutWords, ' blackout ')
    .replace(airFilled, ' ')
    .replace(acTerminals, ' * ')
  const ofPower: Item[] = []
  rest = rest.replace(ownMedical, (_, name: string, watt: string | undefined) => {
    if (watt) ofPower.push(medicalItem(name, watt))
    return ' * '
  })
  rest = rest.replace(pumps, (_, after: string | undefined, before: string | undefined) => {
    ofPower.push(pumpItem(parsedHp(after ?? before ?? '1')))
    return ' * '
  })
  for (const [code, pattern] of patterns)
    rest = rest.replace(
      pattern,
      (
        _,
        count: string | undefined,
        watt: string | undefined,
        bare: string | undefined,
        at,
        all,
      ) => {
        const own = watt ?? bare
        const isSame = count === undefined && definite.test(String(all).slice(0, Number(at)))
        const more = isSame && counts.has(code) ? 0 : Math.max(1, Number(count ?? 1))
        counts.set(code, (counts.get(code) ?? 0) + more)
        if (own) watts.set(code, Number(own))
        return ' * '
      },
    )
  const listed = [...counts].map(([code, count]) => {
    const item = usualItem(code, Math.min(count, 50))
    return { ...item, watts: watts.get(code) ?? item.watts }
  })
  const items = [...listed, ...ofPower, ...(coldStored(text, listed) ? [usualItem('rm')] : [])]
  const other = otherDevice.exec(rest)
  const own = Number(other?.[1] ?? other?.[2] ?? 0)
  if (own === 0 && oxygen.test(rest)) {
    return { items: [...items, usualItem('ox')], rest: rest.replace(oxygen, ' * ') }
  }
  if (own === 0) return { items, rest }
  const found = other?.[0] ?? ''
  const custom = { ...usualItem(concentrates.test(found) ? 'ox' : 'x'), watts: own }
  return { items: [...items, custom], rest: rest.replace(found, ' * ') }
}
