import { hasSymptoms } from '../emergency.rules.ts'
import { close, device, has, lexicon } from '../hazards/lexicon.rules.ts'

const alight = lexicon(
  `encendida encendido encendidas prendida prendido prendidas ardiendo candela fuego llamas incendiada incendiado quemandose burning fire flames blazing alight`,
)
const thrown = lexicon(
  `agua arena tierra manguera cubo cubos extintor hielo trapo frazada colcha toalla towel hose water sand bucket extinguisher blanket dirt`,
)
const throws =
  /\b(ech\w+|tir\w+|apag\w+|vaci\w+|roci\w+|moj\w+|pon\w*|us\w+|lanz\w+|cubr\w+|throw\w*|pour\w*|spray\w*|put|use|using|dump\w*|douse)\b/
const sold =
  /\b(vend\w+|precio|cuesta|tienen|sell|price|cost|compr\w+|buy|(inversor|estacion|bateria) encendid\w de noche)\b/

/** Somebody puts out what burns, with the wrong thing or any other. */
const isPutOut = (text: string): boolean =>
  throws.test(text) &&
  close(text, thrown, alight, 10) &&
  close(text, alight, device, 5) &&
  !sold.test(text)

/** What cooks may burn too: only a cook's own fire is none. */
const kitchenBurns =
  /\b(cocina|fogon|casa|cuarto|sala|hornilla) (\w+ )?(esta |se esta |se )?(cogiendo|agarrando|echando|prendiendo|quemando|llena de|en) (\w+ )?(candela|fuego|llamas|humo)\b|\b(cocina|fogon|casa|cuarto|sala) (cogio|agarro|se prendio en|esta en) (candela|fuego|llamas)\b/

const streetWire =
  /\b((cables?|lineas?|alambres?|guayos?|poste|transformador) (\w+ ){0,2}(de (la )?(calle|luz|alta|corriente|une)|del (tendido|poste|alumbrado)|electric[oa]s?)|tendido( electrico)?|linea de alta|alta tension|(power|utility|electric|street) ?(lines?|wires?|cables?|poles?)|wires?|(power|utility) pole)\b/g
const broken = lexicon(
  `amanecio atravesad- zafo zafado zafada zafaron solto suelto sueltos suelta partio partido partida revento reventado tumbo tumbado tumbada colgando guindando guinda cuelga tirado
  tirada chispeando chispas chispazos echando_chispas candela ardiendo cayo cayeron caido caida down downed snapped hanging dangling sagging sparking sparks arcing fell fallen`,
)
const outside = lexicon(
  `calle acera patio cerca techo zinc mata arbol carro jardin portal ciclon huracan viento aguacero poste alta tendido rama fence yard driveway street sidewalk
  tree car truck lawn storm hurricane tendedera road playground garden`,
)
const ownWires =
  /\b(panel\w*|inversor|inverter|bateria|battery|estacion|station|enchufe|toma\w*|outlet|refri\w*|lavadora|internet|telefono|phone|ethernet|tendedera de ropa|price|precio|precios)\b/
const poleFell =
  /\b(cay\w+|tumb\w+|tir[oó]|derrib\w+|part[io]\w+|arranc\w+|knocked|fell|down) (\w+ ){0,3}(postes?|tendido|power lines?|(power |utility )?poles?)\b|\b(postes?|tendido|(power|utility) (pole|line)s?) (\w+ ){0,4}(cayo|caido|abajo|tumbado|partido|ladeado|virado|fell|down|leaning|snapped)\b/
const planted = /\b(farol(es)?|lampara\w*|luminaria\w*|farola\w*|solares?|lamp|light)\b/
/** A wire of the street hangs, lies or sparks. */
export const isStreetWire = (text: string): boolean =>
  (poleFell.test(text) && !planted.test(text)) ||
  (close(text, streetWire, broken, 9) && has(text, outside) && !ownWires.test(text))

const vessel = lexicon(
  `cafetera vaso jarra cubo balde cubeta olla caldero taza botella pecera tanque pomo lata termo palangana florero cafe refresco cerveza sopa caldo leche
  coffee glass bottle jug pot kettle aquarium bucket cup mug can soda beer soup juice vase`,
)
const tips =
  /\b(vir[oó]|vire|viraron|volco|volque|volcaron|derram\w+|bot[oe]|rego|tumb[oe]|revento|cayo|spill\w*|tipped|knocked|poured|dropped|broke)\b/
const upon =
  /\b(encima|arriba|sobre|dentro|adentro|over|onto|into|inside|on)\b (\w+ ){0,3}(bateri\w+|inversor\w*|estacion\w*|regleta|tablero|toma\w*|enchufe|breakers?|equipo|battery|inverter|station|outlet|power strip|ecoflow|bluetti|jackery|anker|cargador|charger|controlador)\b/
const burstPipe =
  /\b(tuberi\w+|tubo|manguera|tanque|cisterna|cano|llave|goma|pipe|hose|water tank|sprinkler)\b/
const drenches =
  /\b(bano|banando|mojo|mojando|empap\w+|chorr\w+|cay\w+|soak\w*|spray\w*|drench\w*)\b/
const isSpilledOn = (text: string): boolean =>
  (tips.test(text) && upon.test(text) && has(text, vessel)) ||
  (burstPipe.test(text) &&
    /\b(revent\w+|romp\w+|parti\w+|burst|broke)\b/.test(text) &&
    drenches.test(text) &&
    has(text, device))

/** A fuel engine under a roof, wherever the pronoun stands. */
const underRoof =
  /\b(planta|plantica|generador)\b(?! (solar|portatil|de (energia|litio|bateria)|electrica solar)) l[ao]s? (\w+ )?(ten\w+|tien\w+|pon\w+|pus\w+|dej\w+|met\w+|guard\w+) (\w+ )?(en|dentro|debajo) (de )?(la |el |1 )?(\w+ )?(barbacoa|cuarto|sala|cocina|bano|pasillo|closet|comedor|saleta|habitacion|escalera|garaje|balcon|portal)\b/

const humsHot =
  /\b(breakers?|extension|regleta|outlet|socket|plug|cord|power strip|panel box|breaker box) (\w+ ){0,2}buzz\w*\b|\bbuzz\w* (\w+ )?(breakers?|outlet|socket|plug|cord|power strip|panel box)\b/

const engine =
  /\b(motor(cito)? de (petroleo|gasolina|diesel)|plantica|planta|generador|generator|genny)\b(?! (solar|portatil|de (energia|litio|bateria)))/
const room =
  /\b(dentro|adentro|inside|(en|in) (el|la|1|the|a|my) (\w+ )?(garaje|cuarto|sala|cocina|pasillo|bano|comedor|closet|garage|bedroom|room|kitchen|hallway|basement|house|shed))\b/
/** Somebody is unwell where an engine ran. */
const isPoisoned = (text: string): boolean =>
  engine.test(text) && room.test(text) && hasSymptoms(text)

export const thingScenes = [
  ['line', isStreetWire],
  ['fire', (text: string) => isPutOut(text) || kitchenBurns.test(text)],
  ['generator', (text: string) => underRoof.test(text) || isPoisoned(text)],
  ['flooded', isSpilledOn],
  ['heat', (text: string) => humsHot.test(text)],
] as const satisfies readonly (readonly [string, (text: string) => boolean])[]
