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
