import type { Forbidden } from '../forbidden.rules.ts'
import { has, store } from './lexicon.rules.ts'

const sources =
  /\b(inversor\w*|inverter\w*|estacion\w*|stations?|plantas?|generador\w*|generators?|ecoflow|bluetti|jackery)\b/
const wholeHouse = /\b(casa|cuartos|toda|home|house|rooms|apartamento|edificio)\b/
const doubleEnded =
  /\b(double|two|2|dual) (ended|sided|headed|male) (\w+ )?(plug|cord|cable|lead)\b|\b(dos|2|doble) (enchufes?|puntas?|clavijas?|cabezas?) machos?\b/
const outletFeeds =
  /\b(enchufe|toma\w*|pared|outlet|socket|wall)\b (\w+ ){0,6}(aliment\w+|energi[cz]\w+|da(r|n)? (luz|corriente)|power|energize|feed)\b/

const protector =
  /\b(fusibles?|portafusibles?|fuses?|breakers?|termicos?|termomagnetic\w+|interruptor\w*|disyuntor\w*|diferencial\w*|proteccion\w*|protection\w*|bms)\b/
const defeats =
  /\b(anul\w+|desactiv\w+|deshabilit\w+|inhabilit\w+|elimin\w+|salt(o|ar)(me|se)?|puente\w*|brinc\w+|trab\w+|burl\w+|sac(o|ar|arle)|quit(o|ar|arle)|disable|defeat|override|deactivate|jumper|bypass)\b (\w+ ){0,4}(proteccion\w*|protection\w*|bms|termicos?|diferencial|fusible|fuse|gfci)\b|\b(l[oa]s?|le) (puente\w+|brinqu\w+|salte|quite|elimine|anule|trabe|bypass\w*|desactiv\w+)\b|\bpuente (\w+ ){0,2}(al|a el|a la|en el) (termico|fusible|breaker|interruptor|bms)\b/
const wireForFuse =
  /\b(cable|alambre|wire|clavo|papel|moneda|varilla|cobre|tornillo|lata)\b (\w+ ){0,3}(en (vez|lugar) del?|por|in place of|instead of) (\w+ )?(fusible|fuse|breaker)\b|\b(fusible|fuse|breaker)\b (\w+ ){0,6}(pus[oe]|pongo|met[io]\w*|empat[eo]|put|conect[eo]) (\w+ ){0,2}(cable|alambre|wire|direct[oa]?)\b/
const thicker =
  /\b(breakers?|fusibles?|fuses?)\b.*\b(for|por|with|con) (a |an |1 |otro )?(\w+ )?(de )?(\d{2,3})\b/

const prong =
  /\b(cort\w+|quit\w+|arranc\w+|limo|limar|romp\w+|part\w+|sac\w+|cut|snip|break|remove)\b (\w+ ){0,3}(patas?|patic\w+|espigas?|pin|pines|polo|prong)\b (\w+ ){0,2}(larg\w|redond\w|tercer\w|del (medio|centro)|de (abajo|arriba)|round|third|long)\b|\b(cort\w+|quit\w+|arranc\w+|romp\w+|part\w+|sac\w+) (\w+ ){0,2}(tercera|tercer|redonda|larga) (pata|patica|espiga|pin)\b/
const ungrounded =
  /\b(sin aterr\w+|no (lo |la )?(aterr\w+|tengo tierra|tiene tierra|hay tierra)|ungrounded|not grounded)\b|\b(tierra|earth)\b (\w+ ){0,4}(yo )?no (la )?(tengo|hay|llega|pongo)\b|\bgrounding\b (\w+ ){0,3}(necessary|needed|required|optional)\b|\btierra\b (\w+ ){0,3}(tuberia|tubo|gas|neutro)\b/

const pryOpen =
  /\b(taladr\w+|perfor\w+|drill\w*) (en |a |into |through )?(la |una |1 |my |the |a |into )(\w+ )?(bateri\w+|batter\w+|estacion|station|celda|cell)\b|\b(crack|pry|cut|take|break|pop) (\w+ ){0,3}(open|apart)\b|\bopen(ing)? (up )?(my|the|a|this) (\w+ )?(power ?bank|station|battery|pack|ecoflow|bluetti|jackery)\b/
const uncounted =
  /\b(contador|metro|reloj|medidor|meter)\b (\w+ ){0,5}no (\w+ )?(cuent|marqu|corr|gir|mid|ande|avance|registr|camin)\w*\b|\b(stop|keep|slow)\w* (\w+ ){0,3}meter (\w+ )?(from )?(count|spin|run|turn)\w*\b/
const hangsOn =
  /\b(me |nos )?(cuelg\w+|colg\w+|engancho|engancharme|pego|pegarme|prendo|conecto|conectarme) (\w+ ){0,3}(linea|cable|tendido|poste|corriente|luz) (\w+ ){0,3}(vecino|calle|edificio|une|barrio|poste)\b/

const taps =
  /\b(tap|tapping|splice|splicing|hook(ing)? (up )?(to|into)|steal\w*|borrow\w*) (\w+ ){0,5}(lines?|power|electricity|meter|current|street ?(lamp|light)s?|light pole)\b/
const stillOn =
  /\bcon (la |el |los )?(\w+ )?(luz|corriente|inversor|sistema|breaker|tension|equipo|voltaje)s? (puest\w|prendid\w|encendid\w|andando|conectad\w|activ\w|arriba)\b|\b(while|with) (\w+ ){0,3}(power|inverter|system|current|breaker) (is )?(still )?(on|running|live)\b|\bdo i (really )?(need|have) to (switch|turn|shut|power) (\w+ ){0,2}off\b/
const wiring =
  /\b(trabaj\w+|cambi\w+|conect\w+|empat\w+|arregl\w+|instal\w+|toc\w+|mont\w+|met(o|e|er|en|emos)|work\w*|wir\w+|chang\w+|connect\w*|swap\w*|replac\w*)\b (\w+ ){0,6}(cables?|breakers?|toma\w*|enchufe|tablero|caja|bateria|wires?|battery|outlet|panel|inversor)\b|\b(wiring|working|connecting)\b/

const commonBreaker =
  /\b(breakers?|interruptor\w*|cuchill\w+) (\w+ ){0,3}(comun|corriente|normal|de (la )?casa|regular|domestic\w+|cualquiera|ordinary|standard|household|from the house)\b.*\b(panel\w*|placas?|bateri\w+|batter\w+|solar|directa)\b/
const asksWhich = /\b(dc o ac|ac o dc|por que|why|cual|which|que breaker|what breaker|diferencia)\b/

const metres = /\b(\d{1,3}) ?(metros?|mts?|m|pies|ft|feet|foot|meters?)\b/
const farMetres = 5
const farFeet = 15
const between =
  /\b(bateri\w+|batter\w+|acumulador)\b.*\b(inversor|inverter)\b|\b(inversor|inverter)\b.*\b(bateri\w+|batter\w+|acumulador)\b/
const asksGauge =
  /\b(que|cual|what|which) (\w+ )?(cable|calibre|grueso|gauge|wire|size|awg)\b|\b(caida|drop)\b/

function isFar(text: string): boolean {
  const [, figure, unit = ''] = metres.exec(text) ?? []
  if (figure === undefined || !between.test(text) || asksGauge.test(text)) return false
  return Number(figure) >= (/^(p|f)/.test(unit) ? farFeet : farMetres)
}

const bridged =
  /\b(1|un(o|ir|imos)|junt\w+|toc\w+|peg\w+|puente\w+|bridge|join|touch|short) (\w+ ){0,3}(bornes|polos|terminales|terminals|dos cables|2 cables|both cables) (\w+ ){0,4}(llave|destornillador|alambre|cuchill\w|metal|bateria|battery|wrench|screwdriver)\b|\b(prob\w+|test\w*|ver) (\w+ ){0,5}(haciendo|con|hace|by|making) (\w+ )?(chisp\w+|spark\w*)\b/
const joinsOutputs =
  /\b(salidas?|outputs?)\b (\w+ ){0,6}(con|y|and|with|to) (\w+ ){0,3}(la |the )?(del|de la|de el|salida|otr\w+|inversor|inverter|estacion|station|planta|generador|output)\b|\b(2|dos|two) (\w+ ){0,3}(unid\w+|junt\w+|pegad\w+|joined|tied|together)\b (\w+ ){0,3}(salidas?|linea|casa|outputs?|line)\b/

const unlike =
  /\b(distint\w+|diferent\w+|otra (marca|capacidad|edad)|unequal|different (size|brand|capacity|age|type|make)s?)\b/
const side =
  /\b(paralelo|serie|parallel|series|junt[oa]s|mism[oa] banco|together|wire|mezcl\w+|mix)\b/
const twoSizes =
  /\bbateri\w+ (\w+ ){0,2}(\d{2,3})\b (\w+ ){0,2}(y|con) (\w+ ){0,3}(\d{2,3})\b.*\b(paralelo|serie|junt\w+)\b/
function areUnlike(text: string): boolean {
  const [, , one, , , , other] = twoSizes.exec(text) ?? []
  if (one !== undefined && one !== other) return true
  return /\b(bateri\w+|batter\w+)\b/.test(text) && unlike.test(text) && side.test(text)
}

const covered =
  /\b(tap\w+|cubr\w+|envolv\w+|envuelv\w+|abrig\w+|cover\w*|wrap\w*|stuff\w*)\b (\w+ ){0,3}(ventilador\w*|rejill\w*|huec\w+|fans?|vents?|holes)\b|\b(pong\w*|pon|pus[eo]|ponerle|ech\w+|put|throw) (\w+ ){0,3}(toalla|frazada|colcha|manta|sabana|ropa|trapo|towel|blanket|clothes|sheet) (\w+ ){0,3}(arriba|encima|sobre|over|on)\b|\b(closet|armario|escaparate|gaveta|cajon|mochila|maleta|baul|drawer|closet) (\w+ )?(cerrad\w|tapad\w|closed|shut)\b/
const cools =
  /\b(moj\w+|echar?le|echo|tir\w+le|pong\w*|ponerle|pour|throw|put|wet) (\w+ ){0,4}(agua|hielo|water|ice)?\b.*\b(enfri\w+|refresc\w+|cool\w*)\b/
const knocked =
  /\b(bateri\w+|batter\w+|litio|lithium)\b.*\b(cayo|caida|caido|golpe\w*|abollad\w*|aplastad\w*|rajad\w*|dent\w*|dropped|fell|crushed|cracked)\b|\b(cayo|golpe[eo]|dropped)\b (\w+ ){0,4}(bateri\w+|batter\w+)\b/
const wants =
  /\b(pong\w*|us(o|ar|arla)|instal\w+|conect\w+|carg\w+|sirve|puedo|can i|install|use|charge|segundo piso|techo|escalera)\b/
const freezing =
  /\b(carg\w+|charg\w+)\b.*\b(\d+ (bajo|below|under)( cero| zero)?|bajo cero|below (zero|freezing)|nieve|snow|helad\w+|congelad\w+)\b/
const solders =
  /\b(sueld\w+|sold\w+|estan[oe]\w*|solder\w*)\b (\w+ ){0,6}(bornes?|bateri\w+|polos?|terminal\w*|batter\w+)\b/

const uses: readonly (readonly [Forbidden, (text: string) => boolean])[] = [
  [
    'backfeed',
    (text) =>
      doubleEnded.test(text) ||
      (sources.test(text) &&
        outletFeeds.test(text) &&
        wholeHouse.test(`${text} cuartos`) &&
        !/\bcarg/.test(text)),
  ],
  [
    'fuse',
    (text) =>
      (defeats.test(text) && protector.test(text)) ||
      (protector.test(text) && wireForFuse.test(text)),
  ],
  ['largerFuse', (text) => /\b(swap|replace|cambi\w+)\b/.test(text) && isLarger(text)],
  ['earth', (text) => prong.test(text) || ungrounded.test(text)],
  ['openBattery', (text) => has(text, store) && pryOpen.test(text)],
  [
    'theft',
    (text) =>
      uncounted.test(text) ||
      hangsOn.test(text) ||
      (taps.test(text) &&
        /\b(neighbo\w+|noticing|noticed|without|free|pole|street|grid|meter)\b/.test(text)),
  ],
  ['live', (text) => stillOn.test(text) && wiring.test(text)],
  ['acBreaker', (text) => commonBreaker.test(text) && !asksWhich.test(text)],
  ['farBattery', isFar],
  ['shortCircuit', (text) => bridged.test(text)],
  ['sources', (text) => sources.test(text) && joinsOutputs.test(text)],
  ['mixedBatteries', areUnlike],
  ['vents', (text) => covered.test(text) && (sources.test(text) || has(text, store))],
  [
    'wet',
    (text) => cools.test(text) && (sources.test(text) || has(text, store)) && !/panel/.test(text),
  ],
  ['damaged', (text) => knocked.test(text) && wants.test(text)],
  ['cold', (text) => freezing.test(text) && has(text, store)],
  ['solder', (text) => solders.test(text)],
]

/** 'swap the 30 amp breaker for a 60' */
function isLarger(text: string): boolean {
  const sizes = [...text.matchAll(/\b(\d{2,3})\b/g)].map(([, size]) => Number(size))
  const [from, to] = sizes
  return thicker.test(text) && from !== undefined && to !== undefined && to > from
}

/** A plan that the use of a part gives away. */
export const usedPlan = (text: string): Forbidden | null =>
  uses.find(([, fits]) => fits(text))?.[0] ?? null
