import { body, device, has, lexicon, person, store } from './lexicon.rules.ts'

const blown =
  /\b(me|le|nos|les) (\w+ )?(dio|pego|metio|tiro|solto|arreo|zumbo|lanzo) (\w+ ){0,2}(?!(?:pedazo|plazo|brazo|abrazo|vistazo|apagonazo|precio\w*|descuent\w*)\b)\w{2,}(azo|onazo)\b/
const charges =
  /\b(corriente|electricidad|cables?|panel\w*|inversor|inverter|toma\w*|enchufe|breaker|bornes?|bateria|tablero|poste)\b/

const welded =
  /\b(quedo|quedaron|se|it|got) (\w+ )?(soldad[oa]s?|welded)\b|\bse (me |nos |le )?fund\w+ (los |el |las )?(cables?|bornes?|terminal\w*|conector\w*|enchufe|clavija)\b|\b(cables?|bornes?|conector\w*|clavija) (\w+ )?(fundid\w+)\b/
const soft = /\b(bland\w+|flojit\w+ de calor|pegajos\w+|chiclos\w+|squishy|gooey|soft|sticky)\b/
const casing =
  /\b(cables?|aislante|plastico|enchufe|regleta|clavija|extension|cordon|toma\w*|insulation|plastic|cord|plug|outlet|power strip)\b/
const stain =
  /\b(manchas?|mark|marks|spot|ring) (\w+ )?(negr\w+|quemad\w+|carmelit\w+|black|burn\w*|brown)\b|\b(black|burn|brown|scorch) (marks?|spots?|ring|stains?)\b|\b(soot|tizne)\b/
const charred =
  /\b(conector\w*|connectors?|mc4|toma\w*|enchufes?|bornes?|clavijas?|terminal\w*|plugs?|outlets?|sockets?|regletas?|cables?|wires?|extension|cord) (\w+ ){0,3}(quemad\w+|chamuscad\w+|tostad\w+|achicharrad\w+|burnt|burned|scorched|toasted|fried|charred)\b|\b(burnt|burned|scorched|charred|melted) (\w+ )?(connector|plug|outlet|wires?|terminal|socket|cord)\b/
const bought = /\b(quiero|compr\w+|cual|recomiend\w+|vend\w+|reempl\w+|replac\w+|which)\b/
const shorts =
  /(?<!\b(?:si|if|cuando|que|evita|por) )\b(hizo|hicieron|esta haciendo|estan haciendo|hace|hay|hubo|cogio) (1 |un )?(corto|cortocircuito)\b|\b(shorted|shorting)( out)?\b/
const hotSmell =
  /\b(calent\w+|calient\w+|hot|heats?|warm)\b.*\b(huele|hiede|apesta|olor|smells?|stinks?)\b(?! (a |like )?(nuev|new))|\b(huele|hiede|apesta|smells?)\b(?! (a |like )?(nuev|new)).*\b(calent\w+|calient\w+|hot|warm)\b/
const miswired =
  /\b(al reves|backwards?|polarity|polaridad|reversed|en (el )?220|a 220|positivo con negativo|cruzad\w+)\b/
const aftermath =
  /\b(smells?|huele|humo|smoke|chisp\w+|bang|pop|boom|pum|trono|exploto|revento|sono|caliente|hot|spark\w*)\b/
const lightning = /\b(rayo|relampago|lightning|centella)\b/
const strange =
  /\b(suena|sonando|huele|olor|caliente|humea\w*|zumba\w*|pita|chisp\w+|humming|buzzing|smells?|smok\w*|hot)\b/
const asIf =
  /\bcomo (1 |un |una )?(\w+ )?(fosforo|antorcha|tea|vela|bengala|cohete|volador|torch|match)\b|\blike a (torch|match|firework|candle)\b/
const ignites =
  /\bse (me |nos |le )(prendio|prendieron|encendio) (el |la |los |las |un |mi )(cargador|adaptador|clavija|extension|cable|regleta|colchon|cortina|enchufe|toma\w*|conector\w*)\b/

/** Equipment bears the traces of a fire, or of what leads to one. */
export const isScorched = (text: string): boolean =>
  welded.test(text) ||
  (soft.test(text) && casing.test(text) && !bought.test(text)) ||
  (stain.test(text) && has(text, device)) ||
  (charred.test(text) && !bought.test(text)) ||
  (shorts.test(text) && has(text, device)) ||
  (hotSmell.test(text) && has(text, device)) ||
  (miswired.test(text) && aftermath.test(text)) ||
  (lightning.test(text) && strange.test(text) && has(text, device))

export const ignited = (text: string): boolean =>
  ignites.test(text) ||
  putsOutWithWater.test(text) ||
  cries.test(text) ||
  (asIf.test(text) &&
    /\b(prend\w+|ard\w+|encend\w+|cog\w+|burn\w*|lit|went)\b/.test(text) &&
    has(text, device))

const putsOutWithWater =
  /\b(ech|tir|roci|vaci|throw|pour|put)\w* (\w+ )?(agua|water) (a|sobre|en|encima|on|at|over) (\w+ ){0,2}(bateri\w+|inversor|estacion|equipo|battery|inverter|station) (\w+ )?(prendid\w|encendid\w|ardiendo|quem\w+|burning|lit)\b/
const cries =
  /^ ,? ?(?:esto |todo |la casa |my house )?(?:se (?:me |nos )?(?:esta )?quema(?:ndo)?|is burning)(?: \w+){0,2} ,? ?$/
/** Somebody was burnt by equipment. */
const burntBy =
  /\b(me queme|nos quemamos|(hij[oa]|nin[oa]|niet[oa]|espos[oa]|marido|mujer|mama|papa|herman[oa]|sobrin[oa]|prim[oa]|ti[oa]|vecin[oa]|abuel[oa]) se (\w+ )?quemo)\b (\w+ ){0,5}(con|tocando|en) (el |la |los |las |un |1 )/

const bloats =
  /\bcomo (1 |un |una )?(\w+ )?(bollo|pan|globo|balon|almohada|sapo|pelota|barril|tamal|flan|embarazada|melon)\b|\blike (a |an )?(loaf|balloon|pillow|football|ball|marshmallow)\b/

/** A battery is compared with what is round. */
export const looksBloated = (text: string): boolean =>
  bloats.test(text) &&
  has(text, store) &&
  /\b(puso|esta|quedo|parece|ve|is|looks?|got|swell\w*)\b/.test(text)

const found = /\b(found|encontr\w+|hall\w+|amanecio|aparecio)\b/
const lifeless = lexicon(
  'cold blue gray stiff frio fria morado morada tieso tiesa azul palido palida',
)
const nearIt = /\b(next to|beside|near|al lado|junto|cerca|debajo|abrazad\w+|pegad\w+)\b/
const crawling =
  /\bhormig(uit|uic)\w+ (\w+ )?(en|por|in) (\w+ )?(mano|manos|dedos|brazo|cuerpo|pie|pies)\b|\b(bit|bitten|zapped|nipped) by (\w+ ){0,2}(fridge|washer|sink|panel|frame|inverter|stove|dryer|door|faucet|shower|rack)\b|\b(hand|arm|fingers?|foot) (\w+ )?(got |was )?(stuck|locked) (on|to|onto)\b/

/** Current left its traces on somebody. */
export const wasShocked = (text: string): boolean =>
  crawling.test(text) ||
  (burntBy.test(text) && has(text, device)) ||
  (blown.test(text) && charges.test(text)) ||
  (found.test(text) &&
    has(text, lifeless) &&
    nearIt.test(text) &&
    has(text, person) &&
    has(text, device))

const clothes = /\b(pantalon\w*|camisa|blusa|zapatos?|ropa|pants|shirt|jeans|shoes|clothes)\b/
export const soaksClothes = (text: string): boolean =>
  /\b(acido|acid|electrolito|electrolyte)\b/.test(text) &&
  (clothes.test(text) || has(text, body)) &&
  /\b(quem\w+|comio|hueco|cay\w+|salpic\w+|got|burn\w*|ate|splash\w*|spill\w*)\b/.test(text)
