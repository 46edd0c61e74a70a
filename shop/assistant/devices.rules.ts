import { type Item, usualItem } from '#shop/solar/calculation.rules.ts'

const fridge = String.raw`(?:refri\w*|neveras?|frio|frigo\w*|fridges?|refrigerators?)`

/** How Cubans and Americans call the devices of the calculator; the more particular first. */
const names: readonly (readonly [string, string])[] = [
  ['mb', String.raw`mini ?-?(?:${fridge}|bar)|minibar|frigobar|minirefri\w*`],
  ['ri', `${fridge} inverter|inverter ${fridge}`],
  ['rv', `${fridge} (?:viej\\w*|antigu\\w*|rus[oa])|old ${fridge}|minsk`],
  ['fa', String.raw`(?:nevera de )?arcon|chest freezers?|congelador horizontal`],
  ['fv', String.raw`freezers?|congelador\w*`],
  ['da', String.raw`dispensador\w*|water dispensers?`],
  ['rm', fridge],
  [
    'sn',
    String.raw`(?:aires?|splits?)(?: acondicionados?)?(?: inverter)?(?: de)? (?:3/4|9000|9 000)|3/4 ton`,
  ],
  [
    'si',
    String.raw`(?:aires?|splits?)(?: acondicionados?)? inverter|inverter (?:ac|air conditioners?|split)`,
  ],
  ['aw', String.raw`aires?(?: acondicionados?)? de ventana|window (?:ac|air conditioners?|unit)`],
  ['sc', String.raw`aires? acondicionados?|aires?|splits?|air ?-?conditioners?|a/c|ac unit|ac`],
  ['vt', String.raw`ventilador(?:es)? de techo|ceiling fans?`],
  ['vr', String.raw`ventilador(?:es)? recargables?|rechargeable fans?`],
  ['vp', String.raw`ventilador(?:es)?|abanicos?|fans?`],
  ['tl', String.raw`tubos? (?:led|de luz)|led tubes?`],
  ['bf', String.raw`(?:bombill[oa]s? )?ahorrador(?:es)?`],
  ['lp', String.raw`reflector(?:es)?|lamparas? exterior(?:es)?|flood ?lights?`],
  [
    'bl',
    String.raw`bombill[oa]s?(?: led)?|focos?|luces(?: led)?|lamparas?|(?:led )?(?:light )?bulbs?|lights`,
  ],
  ['tc', String.raw`(?:televisor(?:es)?|tv) de tubo`],
  [
    'tg',
    String.raw`(?:televisor(?:es)?|tv|tele)(?: de)? (?:50|55|60|65|grande)(?: pulgadas)?|(?:50|55|60|65) inch (?:tv|television)`,
  ],
  ['tv', String.raw`televisor(?:es)?|television(?:es)?|teles?|tvs?`],
  ['cd', String.raw`cajitas?|decodificador(?:es)?|set ?-?top box(?:es)?`],
  ['mu', String.raw`equipo de musica|bocinas?|stereo|speakers?`],
  ['ro', String.raw`router|modem|wi ?-?fi|nauta`],
  [
    'te',
    String.raw`cargador(?:es)? de (?:telefonos?|celular(?:es)?|movil(?:es)?)|telefonos?|celular(?:es)?|moviles|(?:cell ?)?phones?(?: chargers?)?`,
  ],
  ['la', String.raw`laptops?|notebooks?`],
  ['pc', String.raw`computadoras?(?: de escritorio)?|pc|desktops?`],
  ['co', String.raw`consolas?|play ?station|ps[45]|xbox|nintendo`],
  ['im', String.raw`impresoras?|printers?`],
  ['ar', String.raw`ollas? arroceras?|arroceras?|rice cookers?`],
  [
    'or',
    String.raw`ollas? reinas?|reinas?|ollas? (?:de presion )?electricas?|pressure cookers?|multicookers?`,
  ],
  [
    'ci',
    String.raw`(?:cocinas? |hornillas? )?de induccion|induccion|induction (?:cookers?|cooktops?|stoves?)`,
  ],
  ['ho', String.raw`hornillas?(?: electricas?)?|fogon electrico|hot ?-?plates?|electric stoves?`],
  ['mi', String.raw`microondas?|microwaves?`],
  ['ba', String.raw`batidoras?|licuadoras?|blenders?`],
  ['ca', String.raw`cafeteras?(?: electricas?)?|coffee ?-?makers?`],
  ['fr', String.raw`freidoras?(?: de aire)?|air ?-?fryers?`],
  ['to', String.raw`tostadoras?|sandwicheras?|toasters?`],
  ['he', String.raw`hornos?(?: electricos?)?|(?:toaster )?ovens?`],
  ['pl', String.raw`planchas?|clothes irons?`],
  ['ls', String.raw`lavadoras? semi ?-?automaticas?`],
  ['lv', String.raw`lavadoras?(?: automaticas?)?|washing machines?|washers?`],
  ['as', String.raw`aspiradoras?|vacuum(?: cleaners?)?`],
  ['se', String.raw`secador(?:a|es)?(?: de pelo)?|hair ?-?dryers?`],
  ['ct', String.raw`calentador(?:es)? de tanque|tank (?:water )?heaters?`],
  ['du', String.raw`duchas?(?: electricas?)?|calentador(?:es)?|electric showers?|water heaters?`],
  ['bu', String.raw`turbinas?`],
  ['bo', String.raw`bombas?(?: de agua)?|ladron de agua|motor(?:es)? de agua|water pumps?|pumps?`],
  ['mc', String.raw`maquinas? de coser|sewing machines?`],
  ['ne', String.raw`nebulizador(?:es)?|aerosol|nebulizers?`],
  ['cp', String.raw`cpap`],
  ['ta', String.raw`taladros?|drills?`],
]
const patterns = names.map(
  ([code, words]) =>
    [code, new RegExp(`(?<=[ ,])(?:(\\d{1,3}) )?(?:${words})(?=[ ,])`, 'g')] as const,
)

/** The light goes, when the power does. */
const blackoutWords =
  /(se (?:va|fue|van)|sin|quitan?|quitaron|no hay|hay|viene|vuelve|llega) la? ?(?:luz|corriente)/g

export interface ReadDevices {
  readonly items: readonly Item[]
  readonly rest: string
}

/** The devices a question names, each as often as it says; the same one twice counts together. */
export function devicesIn(text: string): ReadDevices {
  const counts = new Map<string, number>()
  let rest = text.replace(blackoutWords, ' blackout ')
  for (const [code, pattern] of patterns)
    rest = rest.replace(pattern, (_, count: string | undefined) => {
      counts.set(code, (counts.get(code) ?? 0) + Math.max(1, Number(count ?? 1)))
      return ' * '
    })
  const items = [...counts].map(([code, count]) => usualItem(code, Math.min(count, 50)))
  return { items, rest }
}
