import { meaningsIn, near } from './concepts.rules.ts'
import type { Sign } from './danger-signs.rules.ts'
import type { Forbidden } from './forbidden.rules.ts'

const asksWhatToDo =
  /que (hago|hacemos|debo|hay que)|what (do|should) (i|we)|ayud|help|auxilio|socorro/

const working =
  /al sol\b|con (el )?sol|de dia|con corriente|sin (cortar|apagar|desconectar)(?! cables)|in the sun|under the sun|without (turning|cutting)|energiz|mientras|while/

const nuisance =
  /direct[oa]?\b|\bsalt(a|e|an|en|ando)\b|dispara|molest|cada rato|a cada|trips?\b|tripping|keeps|annoy/

/** 'arrancar' starts a motor, and does not tear a breaker out. */
const startsMotor =
  /\b(arranc\w*|start\w*) (\w+ )?(bomba|turbina|motor|refri\w*|nevera|aire|split|lavadora|freezer|compresor|pump|fridge)\b|\b(bomba|turbina|motor|refri\w*|nevera|aire|split|lavadora|pump|fridge|el|ella) arranc\w*/

const outputs =
  /\b(salidas?|outputs?)\b (\w+ ){0,3}(de |of )?(los |las |the )?(dos|2|3|ambos|both|two)|\b(2|dos|two) (inversores|inverters|estaciones|stations|plantas|equipos)\b.*\b(salidas?|sum\w*|paralelo|parallel|junt\w*|mism\w*|same|combin\w*)/
const sameLine =
  /\b(junt[oa]s?|mism[oa]s? (linea|circuito|tablero|toma\w*|casa|cable|breaker)|a la vez (a|en) (la|el) (casa|linea|tablero)|same (house|line|circuit|outlet|panel|breaker)|together)\b/
const joins =
  /\b(conect\w*|un(ir|o|imos)|junt\w*|sum\w*|enchuf\w*|pon\w*|met\w*|plug\w*|hook\w*|join\w*|connect\w*|combin\w*|run|tie)\b/
const thin =
  /\bcables? (\w+ )?(de |del )?(telefono|lampara|corneta|bocina|dulce|timbre|antena|red|internet|audifon\w*|extension|cargador|usb|finit?o|fino|delgado|gemelo)\b|\b(thin|lamp|phone|speaker|ethernet|telephone|bell|doorbell) (wire|cord|cable)\b/
const straight =
  /\bdirect(o|os|a|amente|ly)?\b(?! (current|continua))|\bstraight\b|(sin|no tengo) (el |1 |ningun )?(controlador|regulador|mppt)|\bbornes\b|without (a |the |any )?(charge )?(controller|regulator)/
const carries = /\b(bateria|battery|inversor|inverter)\b/

/** 'meter' alone is a Spanish verb. */
const meters =
  /\b(contador|metro|reloj)\b|\b(the|my|our|electric|electricity|power|utility|house|a) meter\b/

const planSigns: readonly (readonly [Forbidden, Sign])[] = [
  [
    'sources',
    (text, is) =>
      (joins.test(text) || /paralel|parallel/.test(text)) &&
      (outputs.test(text) || ((is.get('source')?.length ?? 0) > 1 && sameLine.test(text))),
  ],
  [
    'shortCircuit',
    (text) =>
      /\b(un(ir|o|imos)|junt\w+|toc\w+|peg\w+|join|touch)\b (el |los |the )?(polo )?(positivo|positive) (y|con|and|to) (el |the )?(polo )?(negativo|negative)\b|\b(un(ir|o|iendo|imos)|junt\w+|joining|bridging) (los |ambos |both |the )?(2 )?(polos|bornes|terminales|terminals|poles)\b/.test(
        text,
      ) && !/multimetro|tester|meter/.test(text),
  ],
  ['thinWire', (text) => thin.test(text) && carries.test(text) && !/telefono,? (y|e) /.test(text)],
  [
    'fuse',
    (text) =>
      /\b(sac(o|ar|arle|amos)|quit\w+|elimin\w+|desconect\w+|brinc\w+|salt(o|ar|arme)|anul\w+) (le )?(el |al )?bms\b/.test(
        text,
      ),
  ],
  [
    'wet',
    (text) =>
      /\b(lav(o|ar|arla|arlo|e)|mangu\w*|balde(o|ar)\w*|enjuag\w*|hose|wash|rinse|pressure washer)\b/.test(
        text,
      ) &&
      /\b(estacion|inversor|bateria|controlador|tablero|station|inverter|battery)\b/.test(text) &&
      !/lavadora|panel|placa|washing machine/.test(text),
  ],
  [
    'mixedBatteries',
    (text) =>
      /litio|lifepo4|lithium/.test(text) &&
      /\b(plomo|acido|gel|agm|lead|de carro|car battery)\b/.test(text) &&
      /\b(un(ir|o|en|e|imos)|conect\w*|diodo|diode|amarr\w*|enganch\w*|combin\w*|hook|join|mix|tie)\b/.test(
        text,
      ) &&
      !/\b(diferencia|mejor|difference|better|controlador|regulador|cargador|charger|inversor|inverter)\b/.test(
        text,
      ),
  ],
  [
    'directPanel',
    (text) =>
      /\b(panel(es|s)?|placas?|modulos?)\b/.test(text) &&
      /\b(bateri\w*|batter\w*|acumulador\w*)\b/.test(text) &&
      straight.test(text) &&
      !/corriente directa|interruptor|breaker|fusible|fuse|cable\b/.test(text),
  ],
  [
    'mixedBatteries',
    (text) =>
      /litio|lifepo4|lithium/.test(text) &&
      /\b(plomo|carro|acido|gel|agm|lead|car battery|moto)\b/.test(text) &&
      /\b(paralelo|serie|parallel|series|junt[oa]s|together)\b/.test(text),
  ],
  [
    'backfeed',
    (text, is) =>
      near(is, 'source', 'houseWiring', 10) &&
      /\b(casa|house|home)\b/.test(text) &&
      /sin (\w+ )?(switch|conmutador|transfer\w*|breaker|interruptor)|without (a |the )?(\w+ )?(switch|transfer)|(alimente|alimentar|power|feed) (\w+ ){0,2}(casa|house|home)/.test(
        text,
      ),
  ],
  [
    'roof',
    (text) =>
      /\b(sub(o|ir|irme|imos)|trep\w*|limpi(o|ar|arlos)|instal(o|ar|arlos)|desconect(o|ar|arlos)|arregl(o|ar|arlos)|climb|go up|clean|install)\b/.test(
        text,
      ) &&
      !/\bla lluvia (\w+ )?limpi/.test(text) &&
      /\b(panel(es)?|panels|techo|azotea|roof)\b/.test(text) &&
      /\b(llovizn\w*|llov\w*|lluev\w*|llueve|lluvia|aguacero|tormenta|rayos|relampag\w*|tron(ando|ada|o)|truen\w*|ventolera|rain\w*|drizzl\w*|storm\w*|lightning)\b/.test(
        text,
      ),
  ],
  ['theft', (text, is) => near(is, 'meter', 'slow', 6) && meters.test(text)],
  [
    'theft',
    (text) =>
      /\b(antes|alante|delante|adelante|por (fuera|detras|debajo)|sin pasar( por)?|before|ahead|around|behind|skipping) (\w+ ){0,2}(metro|contador|reloj|meter)\b/.test(
        text,
      ) &&
      /\b(coj|cog|tom|sac|conect|enganch|peg|tir|corriente|luz|linea|tap|wire|line|power|hook)\w*/.test(
        text,
      ),
  ],
  [
    'largerFuse',
    (text) =>
      /\b(2|dos|3|varios|two|several) (\w+ )?(breakers?|fusibles?|fuses?|interruptores)\b/.test(
        text,
      ) &&
      /\bjunt[oa]s?\b|paralel|parallel|together|side by side|uno al lado/.test(text) &&
      /\b(para que|aguant\w*|sum\w*|\d{3}|more|hold|get|llegar)\b/.test(text),
  ],
  ['theft', (_, is) => near(is, 'hook', 'pole', 6)],
  [
    'earth',
    (text, is) =>
      near(is, 'remove', 'earth', 7) &&
      /enchuf|toma|cable|pat|pin|plug|inversor|inverter|wire|conexion/.test(text),
  ],
  ['fuse', (_, is) => near(is, 'bypass', 'protection', 12)],
  [
    'fuse',
    (text, is) =>
      near(is, 'remove', 'protection') && nuisance.test(text) && !startsMotor.test(text),
  ],
  [
    'openBattery',
    (text, is) =>
      (near(is, 'open', 'store', 6) && !/plegable|folding|valija|paquete/.test(text)) ||
      (near(is, 'swap', 'cell', 6) && is.has('store')),
  ],
  ['live', (text, is) => near(is, 'splice', 'electrical', 5) && working.test(text)],
]
/** 'abro la caja', 'puente térmico': products and offers are no plan. */
const notPlan =
  /(trabaj|funcion|work)\w* (sin|without)( la| a)? (bateria|battery)|cuanto (cuesta|vale|sale)|precio|\bprice|garantia|warranty|tienen\b|venden|trae|incluye|includes?\b|envi|ship/

/** The ground of a plug, and not the floor. */
const earthed = (text: string): string =>
  text.replace(
    /\b(ground(ing|ed)?|third) (?=pin|prong|wire|rod|leg|lug|connection|cable)/g,
    'earth ',
  )

export function planSignIn(question: string): Forbidden | null {
  const text = earthed(question)
  if (notPlan.test(text) && !asksWhatToDo.test(text)) return null
  const meanings = meaningsIn(text)
  return planSigns.find(([, fits]) => fits(text, meanings))?.[0] ?? null
}
