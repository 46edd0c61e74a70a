import type { Forbidden } from '../forbidden.rules.ts'
import { has, lexicon, store } from '../hazards/lexicon.rules.ts'

const power = '(?:corriente|luz|linea|electricidad|energia|power|electricity|current)'
const dodged =
  '(?:por la izquierda|por debajo (?:del tapete|de la mesa|de la manga)|del? (?:poste|alumbrado|tendido)|sin (?:contador|metro|reloj)|robad\\w+|off the (?:pole|street|grid for free)|from the pole|under the table|without (?:the |a )?meter)'
const stolen = new RegExp(
  `\\b${power}\\b (?:\\S+ ){0,5}${dodged}\\b|\\b${dodged} (?:\\S+ ){0,4}${power}\\b`,
)
const trades =
  /\b(ofrec\w*|vend\w*|pag\w*|cobr\w*|coj\w*|cog\w*|sac\w*|tir\w*|pon\w*|pas\w*|barat\w*|gratis|me (da|dan|dicen)|offer\w*|sell\w*|pay|take|taking|tap|get|getting|cheap|free|run)\b/
/** A lamp on a pole of the yard, and what the street's current costs. */
const lit =
  /\b(lampara\w*|luminaria\w*|farola\w*|panel\w*|soporte|solar|camara|se (fue|va|zafo|cayo))\b/
const magnet =
  /\b(iman(es)?|magnet\w*)\b.*\b(contador|metro|reloj|medidor|meter)\b|\b(contador|metro|reloj|medidor|meter)\b.*\b(iman(es)?|magnet\w*)\b/

/** Somebody trades with what is taken, and nothing fell. */
export const sellsPower = (text: string): boolean =>
  /\b(cobra\w*|vend\w+|ofrec\w+|por la izquierda|charges? \d|sells?)\b/.test(text) &&
  /\b(poste|tendido|linea|corriente|luz|pole|power)\b/.test(text)

const resold =
  /\b(vend\w*|alquil\w*|sells?|selling) (\w+ ){0,2}(luz|corriente|electricidad|power|electricity) (del|de la|de los|from) (\w+ ){0,2}(edificio|vecin\w+|lado|poste|calle|building|neighbo\w+|street)\b/

const cuts =
  /\b(part[oaie]\w*|cort[oae]\w*|quit[oae]\w*|arranc\w+|lim[oae]\w*|romp[oae]\w*|saco|sacarle|dobl[oae]\w*|cut|snip|break|remove|file)\b/
const pin =
  /\b(del medio|de en medio|tercera|tercer|redond[ao]|de tierra|la larga|third|round|middle|ground|earth)\b/
const plug =
  /\b(patas?|patic\w+|pin|pines|espigas?|polos?|enchufe|clavija|prongs?|plug|toma\w*|outlet)\b/
const leftOff =
  /\b(leave|leaving|left|dej\w+)\b (\w+ ){0,3}(ground\w*|earth|tierra)\b (\w+ ){0,3}(off|out|disconnected|unconnected|suelt\w|sin|al aire|desconectad\w)\b/

const greenWire =
  /\b(cable|alambre|hilo) (verde|verde y amarillo|verdecito|amarillo y verde)\b.*\b(suelt\w|sin conectar|al aire|cort\w+|quit\w+|dej\w+|no (lo )?(conect\w+|pong\w+|us\w+))\b|\bgreen (and yellow )?wire\b.*\b(loose|off|out|unconnected|cut|skip|ignore|disconnected)\b|\b(cut|skip|ignore|leave|dejo|corto|quito) (\w+ ){0,3}(green wire|cable verde)\b/

const scrap =
  /\b(pedazo|pedacito|trozo|trocito|pelito|pelo|hilo|hebra|tirita|piece|bit|strand|scrap) (de |of )?(\w+ )?(cable|alambre|cobre|papel|lata|aluminio|metal|wire|copper|foil)\b|\b(tuerca|tornillo|clavo|moneda|clip|presilla|tenedor|bolt|nail|paperclip|coin|penny)\b/
const fuse = /\b(fusibles?|fuses?|breakers?|portafusible)\b/
const puts =
  /\b(pus[eo]|pong\w*|pon(er|erle|go)|met[io]\w*|meter\w*|us[eoa]\w*|put|using|stuck|jam\w*)\b/

const lead =
  /\b(plomo|acido|del? (carro|camion|tractor|auto|moto|almendron)|agm|lead|car batter\w+|truck batter\w+|acumulador\w*)\b/
const fills = /\b(carg\w+|recarg\w+|charg\w+|recharg\w+)\b/
const shutIn =
  /\b(cuarto|cuartico|closet|escaparate|habitacion|lugar|local|sitio|caja|bano) (\w+ )?(cerrad[oa]|sin ventana\w*|sin ventilacion)\b|\bdebajo de (la |mi |una? )?cama\b|\b(closet|wardrobe|bedroom|under (the|my) bed|unventilated|sealed|no windows?|closed room|sin ventilacion)\b/
const ignites =
  /\b(cigarr\w+|tabaco|fum(o|ar|ando|e)|fosforo\w*|fosforera|vela|velas|candela|mechon|cocina de gas|fogon de gas|calentador de gas|soplete|pulidora|cigarette\w*|smok(e|ing)|lighter|candles?|match(es)?|gas (stove|heater)|flame|torch|grinder|pilot light)\b/

const hot =
  /\b(en caliente|en vivo|con la (linea|corriente|fase) viva|sin (bajar|tumbar|quitar|cortar|apagar) (la |el |los )?(corriente|breakers?|luz|cuchill\w|interruptor\w*|catad?o)|without (\w+ing) (off |down )?(the )?(\w+ )?(power|breakers?|electricity|main|panel)( off)?|hot|live|while it is energized)\b/
const works =
  /\b(empat\w+|empalm\w+|cambi\w+|conect\w+|un(o|ir|imos)|junt\w+|arregl\w+|instal\w+|mont\w+|trabaj\w+|met(o|er)|splic\w+|swap\w*|replac\w+|chang\w+|install\w*|wir(e|ing)|add|work\w*|connect\w*)\b/
const wired =
  /\b(cables?|alambres?|tablero|breakers?|toma\w*|enchufes?|inversor|linea\w*|caja|catad?o|acometida|panel box|wires?|outlets?|sockets?|panel|switch|inverter)\b/
/** What is hot or alive without current on it. */
const otherwise =
  /\b(agua caliente|comida|ducha caliente|live in|live at|hot (water|day|weather|tub|shower|plate)|en vivo (por|la|el)|live (chat|stream|video|person|agent)|retract\w+|conectores? en caliente)\b/

const climbs =
  /\b(subo|subirme|subirse|subir|suba|sube|trep\w+|encaramo|encaramar\w*|climb\w*|go up|get up|get on)\b/
const risky = lexicon(
  'alone viento ventolera aire_fuerte ventarron windy wind mojado mojada resbaloso slippery wet descalzo barefoot sin_escalera sin_arnes sin_amarrarme',
)
const byOneself = /\b(subo|subirme|subirse|trepo|me encaramo|sube) (\w+ )?sol[oa]\b/
const high = /\b(panel\w*|placas?|techo|azotea|tejado|zinc|roof|ladder|escalera)\b/

const plannedScenes: readonly (readonly [Forbidden, (text: string) => boolean])[] = [
  [
    'theft',
    (text) =>
      (stolen.test(text) && trades.test(text) && !lit.test(text)) ||
      magnet.test(text) ||
      resold.test(text),
  ],
  [
    'earth',
    (text) =>
      leftOff.test(text) ||
      greenWire.test(text) ||
      (cuts.test(text) &&
        pin.test(text) &&
        plug.test(text) &&
        /\b(patas?|patic\w+|pin|pines|espigas?|prongs?)\b/.test(text)),
  ],
  ['fuse', (text) => scrap.test(text) && fuse.test(text) && puts.test(text)],
  [
    'hydrogen',
    (text) =>
      has(text, store) &&
      lead.test(text) &&
      fills.test(text) &&
      (shutIn.test(text) || ignites.test(text)),
  ],
  [
    'live',
    (text) => hot.test(text) && works.test(text) && wired.test(text) && !otherwise.test(text),
  ],
  [
    'roof',
    (text) => climbs.test(text) && high.test(text) && (has(text, risky) || byOneself.test(text)),
  ],
]

/** A plan that the place, the thing and the deed give away together. */
export const plannedScene = (text: string): Forbidden | null =>
  plannedScenes.find(([, fits]) => fits(text))?.[0] ?? null
