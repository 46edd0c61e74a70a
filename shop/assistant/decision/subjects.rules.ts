import { namesEngineBattery } from '../understanding/understanding.rules.ts'
import { type MeantSubject, meantSubject } from './meant-subjects.rules.ts'
import type { View } from './view.rules.ts'

/** What a question is about, whatever product is named beside it. */
const subjects = [
  [
    'payments',
    (text: string) =>
      /\b(paypal|zelle)\b/.test(text) &&
      /\b(pag(o|a|ar\w*|an|amos)|acept\w+|pay|accept)\b/.test(text) &&
      /\$ ?\d|\d ?(usd|dolar(es)?|dollars?)\b/.test(text),
  ],
  ['idCard', (text: string) => /\bwho (\w+ )?signs?\b|\bquien(es)? (\w+ )?firma\w*\b/.test(text)],
  [
    'whoMayNot',
    (text: string) =>
      /\b(quien(es)?|a quien|que personas?|who) (\w+ )?(no|not|cannot|can not|is not|are not) (\w+ ){0,2}(puede|pueden|recib\w*|allowed|receive|get|permit\w*)/.test(
        text,
      ),
  ],
  [
    'whoMayNot',
    (text: string) =>
      /\b(empresas?|organismos?|entidad\w*|instituci\w+|hoteles?|ministerios?|companies|company|enterprises?|agency|agencies) (\w+ ){0,2}(del estado|estatal\w*|del gobierno|state|government)\b|\b(state|government)[ -](?:run |owned )?(company|enterprise|agency|hotel|entity)\b/.test(
        text,
      ) && !/\b(trabaj\w*|emplead\w+|maestr\w+|works?|employ\w*|privad\w+|private)\b/.test(text),
  ],
  [
    'cloudy',
    (text: string) =>
      /\bnubl\w*|\bnubes?\b|\bcloud\w*|\bsin sol\b|\bno (hay|sale) sol\b|no sun\b/.test(text) &&
      /\bdias?\b|\bpasa\b|\bsemana|\bdays?\b|\bweek|what (happens|if)/.test(text),
  ],
  [
    'lifetime',
    (text: string) =>
      /cuant[oa]s anos|vida util|how many years|life ?span|cuanto tiempo de vida/.test(text) &&
      /bateri|batter/.test(text) &&
      !/garantia|warranty/.test(text),
  ],
  [
    'hybrid',
    (text: string) =>
      /hibrid|hybrid/.test(text) &&
      /controlador|\bmppt\b|regulador|controller/.test(text) &&
      /falta|necesit|lleva|need|aparte|ademas|tambien|separate/.test(text),
  ],
  [
    'installation',
    (text: string) =>
      /cobran|cuanto (cuesta|vale|sale|es|cobra|piden)|precio|how much|charge for/.test(text) &&
      /\b(montar\w*|instalar\w*|instalacion|montaje|install\w*|set(ting)? (it |them )?up)\b/.test(
        text,
      ) &&
      !/panel|cable|soporte|riel/.test(text),
  ],
  [
    'carCharge',
    (text: string) =>
      /\b(re)?carg(a|ar|arla|arlo|o|ue|an)\b|\bcharg(e|ing|es)\b|\benchuf\w*/.test(text) &&
      /\b(carro|auto|automovil|camion|maquina|guagua|encendedor|mechero|fosforera|car|truck|cigarette|driving|manej\w+)\b/.test(
        text,
      ) &&
      !namesEngineBattery(text) &&
      !/lavadora|de coser|cargador (de|del)|charger/.test(text),
  ],
  [
    'savings',
    (text: string) =>
      /\bahorr(o|a|an|ar|aria|aremos|amos|arme)\b|\bsavings?\b|\bsave (\w+ ){0,3}(money|year|month|bill)|how much (\w+ ){0,3}save|payback|\bse paga sol|recuper\w+ (\w+ ){0,4}(inversion|dinero|gast\w+|invert\w+|pague|cost\w+)|cuando (lo |la )?recuper/.test(
        text,
      ) &&
      !/bombill|ahorrador/.test(text) &&
      !/(refri\w*|nevera|split|aire|lavadora|fridge).*(contra|en vez|comparad|que (1|el) (normal|viejo)|versus|vs|than|against)/.test(
        text,
      ),
  ],
  [
    'permit',
    (text: string) =>
      /\bpermis\w*|\blicencias?\b|\bpermits?\b|\bautorizaci\w+|\blegal(es)?\b|\bilegal\b|\bmulta\w*/.test(
        text,
      ) &&
      /panel|placas|solar|techo|azotea|roof|inversor|inverter|instal/.test(text) &&
      !/export|envi|mand|\bsend|ship|aduana|customs|embargo|recib/.test(text),
  ],
  [
    'batteryPlace',
    (text: string) =>
      /\b(dej|pon|ten|guard|instal|coloc|met|keep|put|store|leave|place|sleep|dorm)\w*/.test(
        text,
      ) &&
      /bateria|battery|estacion|station|inversor|inverter/.test(text) &&
      /\b(cuarto|1\/4|dormitorio|habitacion|bedroom|recamara|cama|room|closet|escaparate|cocina|kitchen)\b/.test(
        text,
      ) &&
      !/dura|aguanta|aire|ventilador|enciend|bombill|luces|cuanto|how long/.test(text),
  ],
  [
    'houseWiring',
    (text: string) =>
      /\b(conect|enganch|aliment|acopl|connect|hook|wire|tie)\w*/.test(text) &&
      /\b(a|en|to|into) (toda )?(la|mi|the|my) (casa|house|home|instalacion)\b/.test(text) &&
      /\b(kit|estacion|station|inversor|inverter)\b/.test(text),
  ],
] as const

type Subject = (typeof subjects)[number][0] | MeantSubject

const subjectOf = (text: string): Subject | null =>
  subjects.find(([, fits]) => fits(text))?.[0] ?? meantSubject(text)

const isFolding = (text: string | undefined): boolean => /fold|plegable/i.test(text ?? '')

/** Of a question, or of what it points at: 'y ese, ¿lo dejo fijo?' after a folding panel. */
export function subjectIn({ text, state, isNamed }: Pick<View, 'text' | 'state' | 'isNamed'>) {
  const [focus] = state.focus
  const own = subjectOf(text)
  if (own !== null || isNamed || !focus) return own
  return isFolding(String(focus.product.specs.technology ?? ''))
    ? meantSubject(`${text}plegable `)
    : null
}
