import type { Forbidden } from '../forbidden.rules.ts'
import { device, has, lexicon, store } from './lexicon.rules.ts'
import { usedPlan } from './plan-uses.rules.ts'

const source = lexicon(
  'planta plantas inversor- inverter- estacion estaciones station stations generador- generator- kit ecoflow bluetti jackery powerwall',
)
const feed =
  /\b(met\w*|ech\w*|dar|doy|pas\w*|aliment\w*|energiz\w*|inyect\w*|entr\w*|llev\w*|prend\w*|encend\w*|ilumin\w*|power\w*|feed\w*|energize|run|light)\b/
const wholeHouse =
  /\b(casa|cuartos|apartamento|vivienda|toda la|todos los|house|home|rooms|whole|entire|apartment)\b/
const inlet =
  /\b((desde|por|en|via|metiendo\w*|enchufand\w+|conectand\w+|through|into|via|from) (el |la |los |un |1 |the |an? |my |mi )?(\w+ ){0,3}(enchufes?|tomas?(?! de tierra)|tomacorrientes?|clavijas?|macho|outlets?|sockets?|receptacles?))\b/
const charging = /\b(carg\w+|recarg\w+|charg\w+|recharg\w+)\b/
const male =
  /\b(met\w*|conect\w*|enchuf\w*|pon\w*|plug\w*|stick\w*|put\w*)\b (\w+ ){0,3}(clavija|macho|cable macho|male plug|male end)\b (\w+ ){0,3}(toma\w*|enchufe|outlet|socket|wall|pared)\b/

const lithium = /\b(litio|lifepo4|lithium|de ion)\b/
const other =
  /\b(plomo|de carro|de auto|de moto|acido|gel|agm|lead|car batter\w+|automotriz|convencional)\b/
const together =
  /\b(al lado de|a la par|a la vez|junto (a|con)|mism[oa] (inversor|sistema|banco|linea|controlador|instalacion)|alongside|next to|same (inverter|bank|system|line)|combinad\w+|paralelo|en serie|parallel|series|junt[oa]s)\b/
const compares =
  /\b(diferencia|mejor|peor|conviene|mas barat\w+|versus|vs|difference|better|worse|compare)\b/

const earth = /\b(tierra|puesta a tierra|ground(ing)?|earth(ing)?)\b/
const without =
  /\b(sin (ella|esa|eso|tierra|poner|hacer)|no (le |la |lo |voy a |vamos a |pienso |quiero )?(pon\w+|hago|hacer|instal\w+|llev\w+)|dejar\w* .*sin|ahorr\w+|salt(o|arme|ar)|omit\w+|skip|leave (it )?out|without (it|one|(a |the |any )?(ground|earth)\w*)|do i (really )?need|prescind\w+|pas(o|ar) de)\b/

const clips =
  /\b(pic(o|ar|amos|arle)|cort\w*|lim(o|ar|amos)|romp\w*|part(o|ir|imos)|dobl\w*|arranc\w*|quit\w*|clip\w*|snip\w*|bend|break|saw)\b (\w+ ){0,3}(pin|pata|patica|espiga|punta|polo|prong|clavija)\b (\w+ ){0,2}(tierra|ground|earth|redond\w|tercer\w*)/
const phases = /\b(las |the )?(2|dos|two|both|ambas) (fases|lineas|vivos|phases|hots?|legs)\b/

const covers =
  /\b(tap\w*|cubr\w*|envuelv\w*|envolv\w*|forr\w*|sell\w*|bloque\w*|arrop\w*|cover\w*|block\w*|wrap\w*|seal\w*|tape)\b/
const vents =
  /\b(rejillas?|ventilacion|respirader\w+|ventiladores? (de|del) (la |el )?(estacion|inversor|equipo)|huecos? de (aire|ventilacion)|vents?|air ?flow|grilles?|cooling fans?)\b/
const cloth =
  /\b(manta|frazada|colcha|toalla|sabana|nylon|trapo|blanket|towel|plastic bag|carton|caja cerrada)\b/

const wetHands =
  /\b((manos?|pies?) (\w+ )?mojad\w+|descalz\w+|en lo mojado|wet (hands?|feet)|barefoot)\b/

const mainPanel =
  /\b(breaker (principal|general|box|panel)|tablero|catao|catado|caja de (los )?breakers?|acometida|cajetin|main (panel|breaker)|service panel|panel electrico)\b/
const connects =
  /\b(conect\w*|enganch\w*|met\w*|un(o|ir|imos)|amarr\w*|connect\w*|hook\w*|wire|tie)\b/
const switched = /\b(?<!sin (un |1 |el )?)(conmutador|transferencia|interlock|transfer switch)\b/

/** The switch that keeps the street apart is part of what is told. */
export const isSwitched = (text: string): boolean =>
  /\b(con|with|mediante|usando|using|through) (su |1 |el |the |an? )?(\w+ )?(conmutador|interlock|transfer ?switch|switch de transferencia|transferencia)\b/.test(
    text,
  )

/** 'el de 60 por uno de 150': the second protects less. */
function isLarger(text: string): boolean {
  const found = /(\d{2,3}) ?a?\w* por (?:1|otro|el) (?:\w+ )?(?:de )?(\d{2,3})\b/.exec(text)
  return (
    found !== null &&
    Number(found[2]) > Number(found[1]) &&
    /\b(fusibles?|breakers?|fuses?|interruptor\w*)\b/.test(text)
  )
}

const cellsOut =
  /\b(sac\w*|quit\w*|extra\w*|aprovech\w*|reus\w*|reutiliz\w*|take|pull|remove|salvage|harvest|reuse)\b (\w+ ){0,3}(celdas?|cells?)\b/
const unlike =
  /\b(nuev\w+|new)\b.*\b(viej\w+|usad\w+|old|used)\b|\b(viej\w+|usad\w+|old|used)\b.*\b(nuev\w+|new)\b/
const batteries = /\b(bateri\w+|batter\w+)\b/
const alone =
  /\b(sub\w*|trep\w*|climb|go up|get on)\b (\w+ ){0,3}(sol[oa]|alone)\b|\b(sol[oa]|alone)\b (\w+ ){0,4}(techo|tejado|azotea|placa|roof)\b/
const roof = /\b(techo|tejado|azotea|placa|roof)\b/
const unswitched =
  /\bsin (apagar|cortar|desconectar|bajar|tapar)\w*\b|\bwithout (turning|switching|shutting|disconnecting|cutting|covering)\b/
const handles =
  /\b(instal\w*|mont\w*|conect\w*|cambi\w*|arregl\w*|trabaj\w*|toc\w*|install|connect|replace|work|fix|touch|wire|wiring)\b/
const poles =
  /\b(positivo|positive)\b (\w+ ){0,2}(con|y|al|and|to|with) (el |the )?(negativo|negative)\b/
const joined =
  /\b((1|uno|puenteo|puentear) (el|las|los|la)|un(ir|imos|iendo)|junt\w*|toc\w*|peg\w*|roz\w*|prob\w*|touch\w*|join\w*|bridge)\b/
const tester = /\b(multimetro|tester|voltimetro|multimeter|meter)\b/
const weakWire =
  /\bcables? (\w+ )?(de )?(audio|parlante|microfono|musica|hdmi|television|navidad|timbre|plancha)\b|\b(audio|extension|christmas light|lamp|speaker) (wire|cord|cable)s?\b/
const heavy = /\b(bateri\w+|batter\w+|inversor\w*|inverter\w*)\b/
const alternating =
  /\bac (breakers?|switch|disconnect)\b.*\b(solar|dc|panels?|batter\w+|pv)\b|\b(breakers?|interruptor\w*) (de )?(corriente )?alterna\b.*\b(panel\w*|placas?|solar|bateri\w+|directa)\b/

const alikeEnds =
  /\b(2|dos|two|ambas|both) (puntas?|extremos?|enchufes?|clavijas?|ends|plugs) (iguales|machos?|alike|male|the same)\b|\b(machos?|male) (\w+ )?(en|por|on|at) (las |los |cada )?(2|dos|ambas|ambos|both|punta|each) ?(puntas?|extremos?|ends?|lados)?\b/
const doubled =
  /\b(fusibles?|breakers?|fuses?|disyuntor\w*|interruptor\w*)\b.*\b(doble|mayor|mas grande|mas fuerte|de mas amp\w*|double|twice|bigger|larger)\b/
const replaces =
  /\b(reemplaz\w*|cambi\w*|pong\w*|pon(er|go)|met\w*|sustitu\w*|replac\w*|swap|put|use)\b/
const repairs =
  /\b(repar\w*|arregl\w*|meterle mano|entrar\w*|fix\w*|repair\w*)\b.*\b(bateria|battery|pack|litio|estacion|station)\b|\b(bateria|battery|pack|litio|estacion|station)\b.*\b(repar(o|ar\w*)|arregl(o|ar\w*)|fix it|repair it)\b/
const byOneself = /\b(por dentro|adentro|yo|yo mism\w|inside|myself|diy)\b/

const intoSocket =
  /\b(enchuf\w*|conect\w*|plug\w*|connect\w*)\b (\w+ ){0,4}(inversor\w*|inverter\w*|planta|generador|generator|estacion|station)\b (\w+ ){0,3}(pared|wall|tomacorriente|toma|outlet)\b/

const meanings: readonly (readonly [Forbidden, (text: string) => boolean])[] = [
  [
    'backfeed',
    (text) =>
      has(text, source) &&
      !charging.test(text) &&
      ((intoSocket.test(text) && (feed.test(text) || wholeHouse.test(text))) ||
        male.test(text) ||
        (feed.test(text) && wholeHouse.test(text) && inlet.test(text)) ||
        (mainPanel.test(text) && connects.test(text) && !switched.test(text))),
  ],
  ['backfeed', (text) => alikeEnds.test(text) && has(text, device)],
  ['largerFuse', (text) => isLarger(text) || (doubled.test(text) && replaces.test(text))],
  ['openBattery', (text) => repairs.test(text) && byOneself.test(text)],
  ['openBattery', (text) => cellsOut.test(text) && has(text, store)],
  [
    'mixedBatteries',
    (text) =>
      batteries.test(text) && unlike.test(text) && together.test(text) && !compares.test(text),
  ],
  ['roof', (text) => alone.test(text) && roof.test(text)],
  ['live', (text) => unswitched.test(text) && handles.test(text) && has(text, device)],
  ['shortCircuit', (text) => poles.test(text) && joined.test(text) && !tester.test(text)],
  ['thinWire', (text) => weakWire.test(text) && heavy.test(text)],
  ['acBreaker', (text) => alternating.test(text)],
  [
    'mixedBatteries',
    (text) => lithium.test(text) && other.test(text) && together.test(text) && !compares.test(text),
  ],
  ['sources', (text) => phases.test(text) && joined.test(text) && !/\bsplit|dividida\b/.test(text)],
  ['earth', (text) => clips.test(text)],
  [
    'earth',
    (text) => earth.test(text) && without.test(text) && !/cubr|incluye|includes/.test(text),
  ],
  [
    'vents',
    (text) => covers.test(text) && (vents.test(text) || cloth.test(text)) && has(text, device),
  ],
  ['live', (text) => wetHands.test(text) && has(text, device)],
]

/** A plan that its meanings give away, however it is said. */
export const meantPlan = (text: string): Forbidden | null =>
  meanings.find(([, fits]) => fits(text))?.[0] ?? usedPlan(text)
