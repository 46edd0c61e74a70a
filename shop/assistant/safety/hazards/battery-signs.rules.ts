import { close, device, has, lexicon, store } from './lexicon.rules.ts'

const bent = lexicon(
  `combad- curv- arquead- pandead- barrigud- panzud- ensanch- dilat- esponjos- hinchon chichon bulto protuberancia esponjad- ovalad- redonde-
  bowed bowing bowled convex rounded distorted misshapen lump lumpy pregnant puff puffs puffed`,
)
const grown =
  /\b(esta|estan|se (me |le |nos )?(puso|pusieron|esta|ve|ven|fue|quedo)|se ha puesto|ya no cabe|no cabe ya|no entra ya|ya no entra) (\w+ ){0,4}(mas )?(anch|gruesa|grueso|gord|redond|abiert|hueco|sitio|lugar|caja|mueble)\w*|\b(tapas?|lados?|costad\w+|paredes|carcasa|caja|lid|sides?|case|casing|top) (\w+ ){0,3}(se )?(me )?(levant|abri[oe]|separ|despeg|salt|raj|bot|rais|lift|split|pop|push|burst|crack)\w*|\bse (me |le |nos )?abri[oe] (\w+ ){0,3}(costura|union|lado|sol[ao]|borde|esquina|punta)\b|\b(push\w*|bulg\w*|bow\w*|puff\w*|stick\w*) out\b|\b(llen[ao]|inflad[ao]|tiene|con) (\w+ )?(aire|gas) (por |a)?dentro\b|\b(gotten|got|getting|looks?|become) (\w+ )?(fat|fatter|thicker|wider|rounder)\b/
const batteryCase =
  /\b(bateri\w+|batter\w+|litio|lithium|lipos?|lifepo4|acumulador\w*|celdas?|pilas?|power ?bank|ecoflow|bluetti|jackery)\b/

const pushedOut =
  /\bse (me |le |nos )?(abrio|despego|rajo|separo) (\w+ ){0,2}(costura|union|sello|seam)\b|\b(lados?|costad\w+|paredes|sides?) (\w+ )?(botad\w+|salid\w+|echad\w+|abiert\w+|pushed|bowed|bent) (\w+ )?(para )?(afuera|fuera|out\w*)\b/

/** A battery has lost its shape, though nobody says swollen. */
export const isMisshapen = (text: string): boolean =>
  close(text, bent, store, 8) ||
  (pushedOut.test(text) && has(text, store)) ||
  (grown.test(text) && batteryCase.test(text))

const oozes =
  /\b(bateri\w+|batter\w+|estacion|station|acumulador|celdas?|litio|lithium|pack|ecoflow|bluetti|jackery) (\w+ ){0,3}(gotea\w*|suda\w*|sudando|supura\w*|chorrea\w*|babea\w*|babeando|llora\w*|meando|destila\w*|leak\w*|sweat\w*|weep\w*|drip\w*|ooz\w*|seep\w*|foam\w*)\b|\b(gotea\w*|suda|sudando|supura\w*|chorrea\w*|babea\w*|destila\w*|leak\w*|weep\w*|drip\w*|ooz\w*|seep\w*) (\w+ ){0,3}(bateri\w+|batter\w+|estacion|station|acumulador)\b|\b(se (me |le )?(bota|boto|riega|rego|sale|salio|esta botando|esta saliendo|derramo)) (\w+ ){0,2}(agua|liquido|acido|jugo|contenido) (\w+ ){0,2}(bateria|acumulador|pila)\b/
const dropped = /\b(cayo|caida|golpe\w*|dropped|fell|martill\w+|choco|aplast\w+|crushed|hit)\b/
const altered =
  /\b(tibi\w+|calient\w+|calor|huele|olor|suena algo|ruido|zumba|raj\w+ y|(rajadura|grieta|raja|hueco) (\w+ ){0,4}(sale|bota|liquid\w*)|liquido|warm|hot|smell\w*|rattl\w+|leak\w*)\b/
const cellsOf =
  /\b(bateri\w+|batter\w+|litio|lithium|celdas?|power ?bank|estacion|power station|ecoflow|bluetti|jackery|anker)\b/
const puddle =
  /\b(charc\w+|charquit\w+|mancha humeda|liquid\w*|puddle|fluid|wet spot|goo|baba)\b (\w+ ){0,3}(debajo|abajo|al lado|bajo|alrededor|under|below|beneath|around|beside)\b/
const froth = lexicon('espuma espumea espumando burbujas foam foaming froth frothy bubbles')

/** What a battery holds comes out of it, though no liquid is named. */
export const oozesOut = (text: string): boolean =>
  oozes.test(text) || close(text, froth, store, 6) || (puddle.test(text) && cellsOf.test(text))

/** A battery that was hit and is not as it was. */
export const isHit = (text: string): boolean =>
  dropped.test(text) && altered.test(text) && cellsOf.test(text)

const degrees = /\b(\d{2,3}) ?(grados|centigrados|celsius|c|fahrenheit|f|degrees|deg)\b/g
const measured =
  /\b(marca|marcando|esta|dice|sube|subio|subiendo|llego|llega|pone|lleva|va|por|temp|temperatura|temperature|says|reads|reading|shows|showing|is|at|climbing|hit|reached|rising)\b/
const limit =
  /\b(maxim\w+|minim\w+|hasta|soporta|aguanta|resiste|trabaja|opera\w*|funciona\w*|rango|maximum|max|rated|range|withstand|handle|up to|limit|works?|ambient\w*|agua|horno|oven|water)\b/
const hotCelsius = 60
const hotFahrenheit = 140

/** A battery or an inverter at a temperature at which it is left alone. */
export function isTooHot(text: string): boolean {
  if (limit.test(text) || !measured.test(text)) return false
  const isHot = [...text.matchAll(degrees)].some(([, figure, unit = '']) => {
    const limitAt = unit.startsWith('f') ? hotFahrenheit : hotCelsius
    return Number(figure) >= limitAt
  })
  return (
    isHot &&
    /\b(bateri\w+|batter\w+|bms|litio|lithium|inversor|inverter|estacion|station|celdas?|cells?|cables?|breaker|controlador)\b/.test(
      text,
    )
  )
}

const asHotAs =
  /\b(como|mas caliente que|que parece|parece|like|hotter than) (\w+ )?(1 |un |una |an? )?(horno|plancha|brasa|hornilla|sarten|fogon|sol|oven|iron|stove|furnace)\b/
const warms =
  /\b(calient\w+|calor|calenton|calient[ae]|quem\w+|ard\w+|hierv\w+|hot|heat|warm|temperatura)\b/
const beyondTouch =
  /\bno (se |me |lo |la |le )?(le )?(puede|puedo|deja|aguant\w+|pued\w+) (\w+ )?(ni )?(acerc\w+|arrim\w+|poner\w* (\w+ )?(la mano|los dedos)|toc\w+|aguant\w+|coger\w*|agarr\w+|sostener\w*)\b|\bno aguant\w+ (\w+ )?(la )?mano\b|(?<!\bse )\bquema (la|las) manos?\b|\bburns? (my|your) hands?\b|\b(can ?t|can not|cannot|could not|couldnt) (\w+ )?(hold|touch|keep|put) (\w+ ){0,4}(hand|it|on)\b/
const heated =
  /\bse (me |le |nos )?(calento|calentaron|esta calentando|estan calentando) (\w+ )?(tanto|demasiado|muchisimo|mucho|cantidad|feo|solo|sola)\b/
const staysHot =
  /\b(sigue|siguen|still|keeps?|cada vez|getting|gets) (\w+ ){0,2}(calient\w+|calentando\w*|mas caliente|hot|hotter|heating|warm)\b|\bsale (1 |un |mucho )?calor\b/
const burnsNow =
  /\b(cable|cordon|extension|clavija|enchufe|toma|breaker|borne|terminal|cargador|bateria|inversor|estacion|regleta|alargador|plug|cord|outlet)s? (\w+ ){0,4}(quema|queman|burns)\b(?! (mucho|gas|poc))|\b(toma|tomacorriente|enchufe|clavija|cable|breaker|regleta|extension|borne|cordon)s? (muy |bien |super )?(calientes?|hirviendo|ardiendo)\b|\b(hot|burning) (outlet|plug|wire|cord|cable|breaker|terminal|socket)s?\b/
const behind = /\b(pared|wall)\b/
const stained =
  /\b(tibi\w+|calient\w+|calor|calientic\w*|negr\w+|manchad\w+|quemad\w+|warm|hot|discolou?red|dark|brown|stain\w*)\b/

/** Hotter than a hand bears, by comparison or by what it does. */
export const burnsHands = (text: string): boolean =>
  isTooHot(text) ||
  (close(
    text,
    device,
    /\b(como|parece|like|que) (\w+ )?(1 |un |una |an? )?(horno|plancha|brasa|hornilla|sarten|fogon|oven|iron|stove|furnace)\b/g,
    12,
  ) &&
    asHotAs.test(text) &&
    warms.test(text)) ||
  (beyondTouch.test(text) && close(text, device, beyondWords, 8)) ||
  (heated.test(text) && close(text, device, heatedWords, 6)) ||
  burnsNow.test(text) ||
  (staysHot.test(text) &&
    /\b(desconect\w+|apagad\w+|sol[oa]|itself|disconnected|off|unplugged|bateri\w+|batter\w+)\b/.test(
      text,
    ) &&
    close(text, device, staysHotWords, 8)) ||
  pinsBurnt.test(text) ||
  (behind.test(text) && stained.test(text) && close(text, behindWords, outlets, 8))
const staysHotWords = new RegExp(staysHot.source, 'g')
const pinsBurnt =
  /\b(patas?|patic\w+|pines|espigas?|clavijas?|prongs?|pins|plug|contactos) (\w+ ){0,4}(quemad\w+|negr\w+|derretid\w+|chamuscad\w+|burnt|burned|black|melted|scorched)\b/
const beyondWords = new RegExp(beyondTouch.source, 'g')
const heatedWords = new RegExp(heated.source, 'g')
const behindWords = /\b(pared|wall)\b/g
const outlets = lexicon(
  'toma tomacorriente- enchuf- outlet- inversor- inverter- breaker- tablero bateri- batter- socket-',
)
