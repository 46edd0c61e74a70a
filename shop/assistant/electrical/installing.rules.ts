import type { Forbidden } from '../safety/forbidden.rules.ts'

type Sign = readonly [Forbidden, (text: string) => boolean]

const parting =
  /\b(des ?conect\w*|desenchuf\w*|separ(o|ar\w*|e|amos)|solt\w+|suelt\w+|zaf\w+|abr(o|ir\w*|e|imos)|cambi\w+|quit\w+|sac(o|ar\w*|amos)|jal\w+|unplug\w*|disconnect\w*|open(ing)?|pull\w*|remov\w+|chang\w+|swap\w*|tak(e|ing) (out|off|apart))\b/
const off = /\b(apag\w+|switch(ing)? off|turn(ing)? off|shut(ting)? (off|down))\b/
const running =
  /\b(con|bajo|mientras|sin|while|with|under|in|during|without)\b (\w+ ){0,5}(el sol|sol|carga|corriente|prendid\w+|encendid\w+|funcion\w+|trabaj\w+|andando|marcha|cargando|dando|apagar\w*|carga\w*|the sun|sun|load\w*|live|running|on|working|charging|power)\b|\b(prendid|encendid|funcionando|trabajando|andando|running|under load|en caliente|en vivo|de dia|sol dando)\w*/
const connector =
  /\bmc ?4\b|\b(conector\w*|connectors?|enchufes?) (\w+ ){0,2}(de(l| los| las)? |of |the )?(panel\w*|placas?|solar\w*)|\bsolar connectors?\b/
const unplugsPanel =
  /\b(desconect\w+|desenchuf\w+|unplug\w*|disconnect\w*) (\w+ ){0,3}(panel\w*|placas?)\b/
const battery = /\b(bateri\w+|batter\w+|acumulador\w*)\b/
const onIt =
  /\b(inversor\w*|inverter\w*|hibrid\w+|hybrid|controlador\w*|controller|mppt|regulador\w*|equipo)\b/
const batteryOff = new RegExp(
  String.raw`(?:${parting.source}|${off.source}) (?:\w+ ){0,4}(?:bateri\w+|batter\w+|acumulador\w*)|(?:bateri\w+|batter\w+|acumulador\w*) (?:\w+ ){0,4}(?:${parting.source}|${off.source})`,
)

const rcd = /\b(diferencial\w*|rcds?|gfcis?|rccb|disyuntor\w*)\b/
const noEarth =
  /\b(no|ni|sin|falta|nunca)\b (\w+ ){0,4}tierra\b|\btierra\b (\w+ ){0,3}(no (hay|existe|tiene|tengo|llega)|falta)\b|\b(no|without|lacks?|missing|isnt any|not have) (\w+ ){0,3}(ground(ing)?|earth(ing)?)\b/
const house =
  /\b(casa|apartamento|edificio|cuarto|vivienda|instalacion|house|home|apartment|building|wiring)\b/
const takesEarth =
  /\b(quit\w+|cort\w+|romp\w+|part(o|ir)\w*|arranc\w+|sac(o|ar)\w*|elimin\w+|desconect\w+|remov\w+|cut|skip|break|pongo|puse|uso|conecto|dejar)\b/

const earth = /\b(tierra|ground(ing|ed)?|earth(ing|ed)?|aterr\w+)\b/
const pipe =
  /\b(tuberias?|tubos?|canerias?|llaves?|pilas?) (\w+ ){0,2}(del?|of) (el |la |the )?(agua|gas|bano|cocina|water)\b|\b(tuberias?|canerias?|plumbing)\b|\bagua (del?|de la) (tubos?|pila|llave)\b|\b(water|gas|copper|metal|iron) ?pipes?\b|\b(tubo|pipe)s? (de |of )?(metal|cobre|hierro|galvanizad\w+|copper|iron)\b/

const hertz = /\b50 ?-?(hz|hertz|hertzios?|ciclos|cycles)\b/
const foreignVolts = /\b2[234]0 ?-?(v|volt\w*)\b/
const bothVolts = /\b1[12]\d\b|\b60 ?-?(hz|hertz|ciclos)\b/
const source =
  /\b(inversor\w*|inverters?|estacion\w*|stations?|planta|generador\w*|equipo|hibrid\w+)\b/
const abroad =
  /\b(europ\w+|espan\w+|spain|chin\w+|italia\w*|aleman\w+|german\w*|franc\w+|rus[oa]\w*)\b/

const fuse = /\b(fusibles?|fuses?)\b/
const lacksFuse =
  /\b(olvid\w+|forgot|forget) (\w+ ){0,4}(fusibles?|fuses?)\b|\b(no|nunca|not|never|dont|didnt|did not|have no) (\w+ ){0,2}(puse|pusieron|pongo|puso|poner|monto|monte|use|uso|llevo|put|fit|install\w*|add\w*) (\w+ ){0,3}(fusibles?|fuses?)\b|\b(sin|without( a| any)?|falta(n|ba)?( el| 1| los)?) (fusibles?|fuses?)\b|\b(fusibles?|fuses?) (se me|me) olvid\w+/
const needsFuse =
  /\b(hace falta|es necesari\w+|necesari\w+|obligatori\w+|se necesita|lleva|hay que poner\w*|tengo que poner\w*|do i need|is (it|a fuse) (needed|necessary|required)|necesit\w+|must i|should i (put|use|fit))\b (\w+ ){0,4}(fusibles?|fuses?)\b|\b(fusibles?|fuses?)\b (\w+ ){0,3}(hace falta|es necesari\w+|es obligatori\w+|needed|necessary|required)\b/
const quantityOfFuse =
  /\b(que|cual|cuant\w+|what|which|how|de cuanto|precio|price|vale|cuesta|tamano|size|\d{2,3} ?a)\b/
const whereFuse =
  /\b(bateri\w+|batter\w+|controlador\w*|controller|mppt|inversor\w*|inverter|cargador|charger|panel\w*)\b/

const milliamps = /\b(100|300|500) ?-?(m ?a|mili ?-?amp\w*|milli ?-?amp\w*)\b|\b0[.,]3 ?a\b/

const panel = /\b(panel(es|s)?|placas?|modulos?|string|cadena|serie)\b/
const highVolts =
  /\b(\d{2,4}) ?-?(v|volt\w*)\b|\b(voltaje|voltios|volts|voltage|corriente directa|current)\b/
const kills =
  /\b(mat(a|ar|an|arme|arnos|e)|muer\w+|muri\w+|morir\w*|peligr\w+|electrocut\w+|calambr\w+|kill\w*|deadly|lethal|dangerous|danger|die|shock\w*|riesgo\w*|risk\w*)\b/
const general =
  /\b(es[oe]|esto|pued\w+|podria\w*|es|son|hay|can|could|is|are|does|do|how|que tan|cuan)\b/
const happened =
  /\b(electrocut(o|aron|ad[oa]|ed)|se electrocut\w+|calambrazo|me dio|le dio|me cogio|le cogio|esta dando|da corriente al|got shocked|shocked me|gave me|is shocking)\b/

const aluminum = /\b(aluminio|alumini?um)\b/
const conductor = /\b(cables?|alambres?|conductor(es)?|wires?|wiring|cobre|copper)\b/
const ofMount =
  /\b(soportes?|estructura\w*|riel\w*|marcos?|rails?|frames?|mounts?|precio|price|cuant\w+ (cuesta|vale|sale))\b/

const twoSizes =
  /\b(\d{2,3}) ?(?:ah|a|amp\w*)? (?:\w+ ){0,2}?(?:otra|another|1 other) (?:bater\w+ |one )?(?:de |of )?(?:gel |jel |plomo )?(\d{2,3})\b/
const sideBySide = /\b(junt\w+|paralel\w*|serie|series|parallel|together|un(ir|o|idas))\b/
const areUnlike = (text: string): boolean => {
  const [, one, other] = twoSizes.exec(text) ?? []
  return one !== undefined && one !== other
}

const rcdKind = /\b(tipo|type|clase) ?(ac|a)\b/
const rod = /\b(varillas?|jabalinas?|electrodos?|(ground|earth)(ing)? rods?|rods?)\b/
const asksNeed =
  /\b(tengo que|hay que|hace falta|es necesari\w+|obligatori\w+|necesit\w+|do i (need|have)|must|should|required|necessary)\b/
const asksPrice = /\b(precio|cuant\w+ (cuesta|vale|sale)|price|cost|venden?|sell)\b/
const negative = /\bnegativ[oe]s?\b/
const mixing = /\b(mezcl\w+|combin\w+|mix\w*)\b/
const twoPowers = /\b([1-6]\d\d) ?(?:w|watts?)?(?: (?:y|con|and|with)(?: \w+){0,3}?)? ([1-6]\d\d)\b/
const ofTwoPowers = (text: string): boolean => {
  const [, one, other] = twoPowers.exec(text) ?? []
  return one !== undefined && one !== other
}
const cutOff =
  /\b(que|a cuanto|cual|what|which) (\w+ ){0,2}(voltajes?|voltios|volts?|voltage)\b.*\b(cort\w+|desconect\w+|apag\w+|cut ?-?off|cut|stop\w*|disconnect\w*)\b|\b(voltaje|volts?|voltage) (\w+ )?(de corte|cut ?-?off)\b/
const solvent =
  /\b(gasolina|petroleo|luz brillante|queroseno|keroseno|diesel|thinner|alcohol|acetona|petrol|gasoline|kerosene|acetone)\b/
const cleaning = /\b(limpi\w+|lav\w+|clean\w*|wash\w*)\b/
const cleaned =
  /\b(bornes?|terminal(es|s)?|bateri\w+|batter\w+|contactos?|conector\w*|panel\w*|inversor)\b/
const eachOne = /\b(cada (1|una?|bateri\w+)|each|every|todas?)\b/
/** What of a series of batteries must be checked first: the volts of many, or what they end in. */
const seriesOfMore =
  /\b([5-9]|1[013-9]) (\w+ )?(bateri\w+|batter\w+)|\b(24|36|48|51[.,]?\d?) ?-?v|\b(2[45]|48) (en|in) seri|\bkits?\b/
const isShortSeries = (text: string): boolean => !seriesOfMore.test(text) && !onIt.test(text)

const signs: readonly Sign[] = [
  ['typeAc', (text) => rcd.test(text) && rcdKind.test(text) && !asksPrice.test(text)],
  ['solvent', (text) => solvent.test(text) && cleaning.test(text) && cleaned.test(text)],
  [
    'seriesFuse',
    (text) =>
      fuse.test(text) &&
      battery.test(text) &&
      /en serie|in series/.test(text) &&
      (eachOne.test(text) || isShortSeries(text)),
  ],
  ['bankEarth', (text) => negative.test(text) && battery.test(text) && earth.test(text)],
  [
    'earthRod',
    (text) => rod.test(text) && earth.test(text) && asksNeed.test(text) && !asksPrice.test(text),
  ],
  [
    'mixedPanels',
    (text) => panel.test(text) && mixing.test(text) && ofTwoPowers(text) && !battery.test(text),
  ],
  ['cutOff', (text) => battery.test(text) && cutOff.test(text)],
  ['mixedBatteries', (text) => battery.test(text) && sideBySide.test(text) && areUnlike(text)],
  ['aluminum', (text) => aluminum.test(text) && conductor.test(text) && !ofMount.test(text)],
  [
    'runningBattery',
    (text) =>
      batteryOff.test(text) &&
      onIt.test(text) &&
      running.test(text) &&
      !/\b(celda|cell|cambi\w+ (\w+ )?(inversor|cables?)|cables? de la bateria)\b/.test(text),
  ],
  [
    'loadedConnector',
    (text) =>
      (connector.test(text) && parting.test(text) && running.test(text)) ||
      (unplugsPanel.test(text) && running.test(text) && !battery.test(text)),
  ],
  ['pipeEarth', (text) => earth.test(text) && pipe.test(text)],
  [
    'earthlessHouse',
    (text) =>
      noEarth.test(text) &&
      !takesEarth.test(text.replace(/\b(pongo|puse|uso|conecto) (\w+ )?diferencial\w*/g, ' ')) &&
      (rcd.test(text) || house.test(text)),
  ],
  [
    'foreignGrid',
    (text) =>
      source.test(text) &&
      !bothVolts.test(text) &&
      (hertz.test(text) || (foreignVolts.test(text) && (/\b230/.test(text) || abroad.test(text)))),
  ],
  ['weakRcd', (text) => rcd.test(text) && milliamps.test(text)],
  [
    'missingFuse',
    (text) =>
      fuse.test(text) &&
      !/\b(dej\w+|leave)\b/.test(text) &&
      (/\b(olvid\w+|forgot)\b/.test(text) || whereFuse.test(text)) &&
      (lacksFuse.test(text) || (needsFuse.test(text) && !quantityOfFuse.test(text))),
  ],
  [
    'panelVolts',
    (text) =>
      panel.test(text) &&
      highVolts.test(text) &&
      kills.test(text) &&
      general.test(text) &&
      !happened.test(text),
  ],
]

/** A question of whoever installs that has one answer, whatever product is named beside it. */
export const installingPlan = (text: string): Forbidden | null =>
  signs.find(([, fits]) => fits(text))?.[0] ?? null

const perhaps =
  /\b(pued\w+|podria\w*|can|could|might|may)\b (\w+ ){0,2}(dar|electrocut\w+|matar\w*|kill|shock|electrocute)\b/
/** What panels might do to somebody has not happened. */
export const onlyMight = (text: string): boolean =>
  perhaps.test(text) && installingPlan(text) === 'panelVolts'

/** The pipe to which an earth is to be tied floods nothing. */
export const withoutPipe = (text: string): string =>
  earth.test(text) && pipe.test(text) ? text.replace(pipe, 'tubo') : text
