import { namesAid } from './breathing.rules.ts'
import { has, person } from './hazards/lexicon.rules.ts'

const touched =
  'puerta|carcasa|caja|gabinete|metal\\w*|chapa|chasis|marco|estructura|refri\\w*|nevera|frio|freezer|lavadora|ducha|agua|llave|pila|tubo|tuberia|grifo|cocina|hornilla|ventilador|panel|cable|enchufe|tomacorriente|toma|interruptor|inversor|estacion|planta|bateria|equipo|poste|cerca|piso|pared|lampara|batidora|plancha'
const gives =
  '(?:dio|daba|dado|dando|pego|pegaba|pegando|paso|pasa|pasaba|tiro|tira|metio|mete|sacudio)'
const shocked = '(?:1 )?(?:\\w+ )?(?:corriente|descarga|calambre|toque|jalon)\\b'
/** Amounts, hours and the grid: somebody is supplied, and not hurt. */
const supplied =
  /\b(si|cuando) se (va|fue) la (luz|corriente)\b|\b(no (me |le |nos )?(da|dio|daba|llega)|cuant[oa]|quien|cuando|suficiente|bastante|toda la|todo el|hasta|durante|apagon|la (red|calle|une)|\d+ ?(h|horas?|dias?|v|volt\w*|w|amp\w*))\b|corriente (para|por|a (los|las|el|la) (equipo|casa|refri|luc|bombill))/

const byPerson = new RegExp(String.raw`\b(?:me|nos) (?:\w+ ){0,2}${gives} ${shocked}`)
const byTouch = new RegExp(
  String.raw`\b(?:${touched})\b (?:\w+ ){0,4}(?:me|nos|les?) (?:esta |estan )?(?:da|dan|dando|tira|pasa|mete) ${shocked}|\b(?:me|nos) (?:esta |estan )?(?:da|dan|dando|tira|pasa|mete) ${shocked} (?:el|la|los|las|cuando|al|si) (?:\w+ ){0,3}(?:${touched}|toc|agarr|abr)`,
)
const byOther = new RegExp(String.raw`\b(?:le|les) (?:\w+ ){0,2}${gives} ${shocked}`)
const taken =
  /\b(cogi|cogio|cogieron|cogimos|recibi|recibio|recibieron|llevo|llevamos) (1 )?(\w+ )?(corriente|descarga (?!de (fotos|archivos))|descarga$|descarga ,)(?! (del?|de la) (poste|calle|vecin\w*|linea|metro|contador|red))/
const stuck =
  /\b(qued\w+|esta\w*|sigue) (\w+ )?pega(d[oa]s?|o)\b|\bstuck\b|\bpega(d[oa]s?|o) (a|al|en) /
const onItsOwn = /\b(conector|enchufe|tornillo|panel|pegatina|soporte)\b (\w+ ){0,3}pegad/
const helpless =
  /\bno (lo |la |los |se |se lo |me )?(suelt\w*|solt(o|aba))\b|\bno (lo |la |se )?(puede|puedo|pueden|logra) (\w+ )?(solt|despeg|zaf|mov|habl|respir|reaccion)\w*|\b(can ?t|can ?not|wont|couldnt) (\w+ )?let go|\b(murio|muri[oe]ron|cayo muert\w+|esta muert\w+|died|dropped dead|is dead)\b/

/** Current that is felt where nothing should be felt. */
const felt =
  /\b(sient\w*|sent(i|imos|ia|ian)|not(o|e|amos)|feel\w*|felt)\b (\w+ ){0,3}(corriente|corrientic\w*|calambr\w*|cosquill\w*|hormigue\w*|electricidad|current|electricity|buzz\w*|tingl\w*|zap\w*)\b/

const heldFast =
  /\b(me quede|nos quedamos) (\w+ )?pegad\w+|\b(colgad|guindad|pegad)\w* (\w+ ){0,2}(poste|tendido|linea|alambre|cable)\b/
/** A line of the street that lies within reach. */
const fallenLine =
  /\b(cayo|caido|caida|caidos|partio|tumbo|tirado|suelto|colgando) (\w+ ){0,4}(cable|linea|alambre)s? (\w+ ){0,3}(calle|poste|tendido|corriente|luz|alta)\b|\b(cable|linea|alambre)s? (\w+ ){0,3}(calle|poste|tendido|corriente|luz|alta)\b (\w+ ){0,3}(cayo|caido|caida|suelto|tirado|partido|colgando)\b|\b(downed|fallen) (power )?(line|wire)|power line (\w+ )?(fell|down|is on)/

const burning = /\b(candela|fuego|humo|llamas?|ard\w+|fire|smoke|flames?)\b/

interface Seen {
  readonly isPerson: boolean
  readonly isTouched: boolean
}

/** Whether current goes through somebody: received, held fast by it, or fallen after a touch. */
export function receivesCurrent(text: string, { isPerson, isTouched }: Seen): boolean {
  if (fallenLine.test(text) || (heldFast.test(text) && !onItsOwn.test(text))) return true
  if (stuck.test(text) && !burning.test(text) && (isTouched || isPerson)) return true
  if (isTouched && [helpless, felt].some((words) => words.test(text))) return true
  if (supplied.test(text)) return false
  return (
    byPerson.test(text) ||
    byTouch.test(text) ||
    taken.test(text) ||
    (byOther.test(text) && isPerson && !/paso corriente (a|con|desde|por) /.test(text))
  )
}

/** Somebody does not breathe, or is not there. */
const lifeless =
  /\b(?:no|sin|casi no|apenas|ni) (?:le |la |lo |se |me )?(?:(?:puede|puedo|pueden|logra|consigue|esta|quiere) )?(?:casi |bien )?(?:respir\w*|coger aire|abre los ojos|pulso|tiene pulso)|\b(?:not|cant|can ?not|can ?t|couldnt|isnt|wont|doesnt|barely|hardly|stopped) (?:even )?breath\w*|\bdejo de respirar\b|inconscien\w*|desmay\w*|desvanec\w*|convuls\w*|\bmorad[oa]s?\b|(?:falta|sin|fue) el aire|\b(?:se esta |me estoy )?ahog(?:a|ando)\b|unconscious|passed out|collapsed|unresponsive|turning blue|gasping/
/** So does equipment, where it is not said of somebody. */
const silent =
  /\b(?:no|ni) (?:se |me |nos )?(?:respond\w*|reaccion\w*|despiert\w*|despert\w*|habl\w*|mueve|suelta)\b|\b(?:not|can ?not|can ?t|isnt|wont|doesnt|stopped) (?:respond\w*|react\w*|wak\w+|mov(?:e|ing)|talk\w*|responsive|conscious)\b|\bdesplom\w*|\bties[oa]\b/
const power = '(?:corriente|electricidad|corrientazo)'
const much = '(?:(?:el|la|los|un|una|1|mucha|tremend[oa]|gran|fuerte|buen[oa]?) ){0,2}'
/** What goes into somebody, and is not what a house is supplied with. */
const blow = `(?:${power}|luz|descarga|calambre|toque|choque|pase|jalon|golpe (?:de corriente|electric[oa]))`
const volts = '(?:110|120|220|240)(?! ?w)'
const received =
  '(?:recib(?:i|io|ieron|ido|iendo)|cogi(?:o|eron)?|agarr(?:o|e|aron)|sufri(?:o|eron)?|chup(?:o|aron)|choc(?:o|aron)|peg(?:o|aron)|(?:le|les|me) (?:esta )?(?:dio|dieron|paso|cayo|tiro|entro|metio|solto))'
const deed = '(?:cogi|agarr|tumb|tir|mat|peg|sacud|lanz|jal|hal|trab|electroc)'
const outage = '(?! (?:outage|cut|failure|blackout|being|going|loss))'
const through = [
  String.raw`(?<!\bno (?:\w+ )?)\b(?:${received}|llev(?:o|aron)|tom(?:o|aron)) (?:(?:con|contra|de) )?${much}${blow}\b`,
  String.raw`(?<!\bno (?:\w+ )?)\b${received} (?:(?:con|contra) )?${much}${volts}`,
  String.raw`\b(?:${power}|luz) (?:lo|la|los|las|me|nos) ${deed}\w*|\b(?:${power}|luz) (?:le|les) (?:dio|peg\w+|entro|paso|cayo|solto|tir\w+)|\b${power} ${deed}\w* a\b`,
  String.raw`(?:\bpor|(?<!\b(?:se|me|nos|le|les|ha|habia) )\bfue) (?:la )?${power}\b|\b(?:accidente|golpe|choque|problema) (?:de|con) (?:la )?${power}\b|\b(?:accidente|choque|golpe|arco) electric[oa]\b|\belectri[zf]\w*(?:o|aron|ad[oa])\b|\bhizo tierra\b|\bliniero\b`,
  String.raw`\b(?:qued\w+|esta\w*) (?:\w+ )?pegad[oa]s?\b(?! (?:a|al|en|con) (?:(?:la|el|su|1) )?(?:oxigeno|concentrador|cama|cpap|respirador|cilindro|aparato|maquina))`,
  String.raw`\b(?:receiv\w+|got|took|had|felt|suffered|hit by|thrown by|knocked (?:\w+ )?by) (?:(?:a|an|the|some|full|big|huge|strong|bad|electric|electrical|live) ){0,3}(?:current|electricity|jolt|shock|zap|(?:110|120|220|240) ?v(?:olts?)?)\b`,
  String.raw`\b(?:current|electricity) (?:\w+ )?(?:went|goes|passed|passes|ran|flowed|entered) (?:right |straight )?(?:through|into|across)\b|\b(?:current|electricity|power|voltage) (?:knocked|threw|got|hit|killed|grabbed|struck|shook|zapped) (?:him|her|me|them|us|my|a|the|our)\b`,
  String.raw`\b(?:by|it was|from|because of) (?:the )?(?:current|electricity)\b${outage}|\belectric(?:al)? (?:accident|blow|shock|arc)\b|\b(?:lineman|lineworker)\b`,
].map((one) => new RegExp(one))
/** What burns or breaks an aid for breathing, too. */
const shortCircuit = /\bcorto ?circuito\b|\bshort circuit\b/

/** An accident of which nobody says whom it met, nor names equipment that may be what is silent. */
const accident =
  /\b(?:accidente|choque|golpe) (?:(?:de|con) (?:la )?(?:corriente|electricidad)|electric[oa])\b|\belectric(?:al)? (?:accident|shock)\b/
const thing =
  /\b(?:inversor\w*|inverter|bateria\w*|batter\w+|estacion\w*|station|refri\w*|nevera|fridge|equipos?|aparatos?|panel\w*|kit|televisor|tv|computadora|computer|laptop|celular|telefono|phone|planta|generador|generator|pagina|tienda|vendedor|pedido|order|boton|button)\b/
const metSomebody = (text: string): boolean =>
  has(text, person) || (accident.test(text) && !thing.test(text))

/** Whether current is why somebody does not breathe or answer: nobody may touch them before it is cut. */
export const fellByCurrent = (text: string): boolean =>
  (lifeless.test(text) || (silent.test(text) && metSomebody(text))) &&
  (through.some((words) => words.test(text)) || (shortCircuit.test(text) && !namesAid(text)))

/** Who falls from a roof where panels or cables are is taken for shocked. */
const fell =
  /\b(se cayo|cayo|callo|resbalo|fell|slipped) (\w+ ){0,2}(del techo|de la (azotea|escalera|placa)|desde (el techo|la azotea|arriba)|(off|from) (\w+ )?(the |our |my )?(roof|ladder))\b/
export const fellFromRoof = (text: string): boolean => fell.test(text)
