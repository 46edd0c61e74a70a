import { type Meanings, meaningsIn, near } from './concepts.rules.ts'
import { type Emergency, isNow } from './emergency.rules.ts'
import type { Forbidden } from './forbidden.rules.ts'

/** A feature, the climate, a guarantee or a purchase is asked about; nothing happens now. */
const general =
  /garantia|warranty|guarantee|\b(sin|no|without) (humo|smoke|fumes)|a prueba de|(que|how) tan caliente|how hot|waterproof|proof\b|\bip ?\d\d|aguanta|resist|protege|evita|detector|extintor|calor (de|en|del) (aqui|cuba|alla|verano|cuarto|techo)|verano|summer|clima|weather|\bse puede(n)? (mojar|calentar)|puede(n)? (mojarse|calentarse|coger|arder|explotar)|\b(can|could|will|would|does|do) (it|they|the|this|that|a|your|you|batteries|panels)\b|when new|es nueva|(hace|a los) \d+ (mes|ano|semana)|cuanto (cuesta|vale|sale)|precio|price|color|bomba/
const asksWhatToDo =
  /que (hago|hacemos|debo|hay que)|what (do|should) (i|we)|ayud|help|auxilio|socorro/

const collapse =
  /(no|sin|not|isnt|wont|cant|doesnt|can not|stopped) (me |se |nos |se me )?(habl|respond|respir|reaccion|despert|despiert|muev|contest|suelt|respir|breath|talk|mov|wak|spea|answer|let)\w*|desmay|inconscien|unconscious|passed out|collaps|convuls|desplom|tieso|cayo redondo|se desvanec|lifeless/
const withoutAid =
  /(no|not|isnt) (me |se |nos )?(respir|breath)\w*|inconscien|unconscious|passed out|collapsed|convuls/
const isHot =
  /que pela(n|do)?\b|caliente\w*|\broj[oa]s? (viv|la punta|el cable|por)|poniendo roj|al rojo|red hot|glow|\bhot\b|quema\b|queman\b/
const isHotNow = /\b(esta|estan|estaba|puso|puse|pusieron|poniendo|is|are|was|getting|se me|muy)\b/

const comesOut =
  /\b(sal\w*|ech\w*|bot\w*|suelt\w*|solt\w*|tir\w*|hay|empez\w*|comenz\w*|cog\w*|llen\w*|lanz\w*|desprend\w*|vien\w*|sub\w*|veo|com(es?|ing)|pour\w*|giv\w*|start\w*|see|fill\w*)\b/
const rising =
  /\b(agua|mar|rio|crecida|inundacion|water|sea|river|flood)\b (\w+ ){0,4}(lleg|sub|tap|cubr|entr|alcanz|moj|reach|cover|ris|up to|over|under)\w* (\w+ ){0,4}(bateri|batter|inversor|inverter|estacion|station|cable|breaker|toma|enchuf|outlet|equipo|panel electr)/

const sees = (meanings: Meanings) => meanings.has('electrical')

type Sign = (text: string, meanings: Meanings) => boolean
const emergencySigns: readonly (readonly [Emergency, Sign])[] = [
  [
    'shock',
    (text, is) =>
      (collapse.test(text) &&
        is.has('person') &&
        (sees(is) || is.has('touched') || is.has('roof'))) ||
      (withoutAid.test(text) && is.has('person')),
  ],
  [
    'shock',
    (text, is) =>
      is.has('tingle') &&
      !near(is, 'remove', 'earth') &&
      (sees(is) || is.has('touched')) &&
      !general.test(text),
  ],
  [
    'shock',
    (text, is) =>
      near(is, 'electrical', 'bare', 5) &&
      (near(is, 'bare', 'loose') || near(is, 'touched', 'bare')) &&
      !general.test(text),
  ],
  [
    'fire',
    (text, is) =>
      !general.test(text) &&
      isNow(text) &&
      (near(is, 'venting', 'store', 12) ||
        (near(is, 'smoke', 'electrical') && comesOut.test(text))),
  ],
  ['swollen', (text, is) => near(is, 'swollen', 'store') && !general.test(text)],
  [
    'heat',
    (text, is) =>
      sees(is) &&
      !general.test(text) &&
      (near(is, 'scorched', 'electrical') ||
        near(is, 'dark', 'scorched', 4) ||
        near(is, 'smell', 'bad', 4) ||
        near(is, 'spark', 'electrical', 6) ||
        near(is, 'hiss', 'store') ||
        near(is, 'heated', 'electrical')),
  ],
  [
    'heat',
    (text, is) => sees(is) && isHot.test(text) && isHotNow.test(text) && !general.test(text),
  ],
  ['flooded', (text) => rising.test(text) && !general.test(text)],
  [
    'flooded',
    (text, is) =>
      near(is, 'liquid', 'electrical') &&
      near(is, 'fell', 'electrical') &&
      /\b(cayo|caido|cayeron|mojo|mojaron|moja|mojad\w|se me|entro|derram\w+|fell|dropped|got|spilled|soaked|flooded|wet|empap\w+|inund\w+)\b/.test(
        text,
      ) &&
      !general.test(text),
  ],
]

const working =
  /al sol\b|con (el )?sol|de dia|con corriente|sin (cortar|apagar|desconectar)(?! cables)|in the sun|under the sun|without (turning|cutting)|energiz|mientras|while/

const nuisance =
  /direct[oa]?\b|\bsalta|dispara|molest|cada rato|a cada|trips?\b|tripping|keeps|annoy/

const planSigns: readonly (readonly [Forbidden, Sign])[] = [
  [
    'backfeed',
    (text, is) =>
      near(is, 'source', 'houseWiring', 10) &&
      /\b(casa|house|home)\b/.test(text) &&
      /sin (\w+ )?(switch|conmutador|transfer\w*|breaker|interruptor)|without (a |the )?(\w+ )?(switch|transfer)|(alimente|alimentar|power|feed) (\w+ ){0,2}(casa|house|home)/.test(
        text,
      ),
  ],
  ['theft', (_, is) => near(is, 'meter', 'slow', 6)],
  ['theft', (_, is) => near(is, 'hook', 'pole', 6)],
  [
    'earth',
    (text, is) =>
      near(is, 'remove', 'earth', 7) &&
      /enchuf|toma|cable|pat|pin|plug|inversor|inverter|wire|conexion/.test(text),
  ],
  ['fuse', (_, is) => near(is, 'bypass', 'protection', 12)],
  ['fuse', (text, is) => near(is, 'remove', 'protection') && nuisance.test(text)],
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

/** What the meanings of a text say is happening; a hypothesis counts, since it is asked for a reason. */
export function emergencySignIn(text: string): Emergency | null {
  const meanings = meaningsIn(text)
  return emergencySigns.find(([, fits]) => fits(text, meanings))?.[0] ?? null
}

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
