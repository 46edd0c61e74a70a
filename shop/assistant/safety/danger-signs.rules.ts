import { type Meanings, meaningsIn, near } from './concepts.rules.ts'
import { receivesCurrent } from './current.rules.ts'
import { type Emergency, isNow } from './emergency.rules.ts'

/** A feature, the climate, a guarantee or a purchase is asked about; nothing happens now. */
const general =
  /garantia|warranty|guarantee|\b(sin|no|without) (humo|smoke|fumes)|a prueba de|(que|how) tan caliente|how hot|waterproof|proof\b|\bip ?\d\d|aguanta|resist|protege|evita|detector|extintor|calor (de|en|del) (aqui|cuba|alla|verano|cuarto|techo)|verano|summer|clima|weather|\bse puede(n)? (mojar|calentar)|puede(n)? (mojarse|calentarse|coger|arder|explotar)|\b(can|could|will|would|does|do) (it|they|the|this|that|a|your|you|batteries|panels)\b|when new|es nueva|(hace|a los) \d+ (mes|ano|semana)|cuanto (cuesta|vale|sale)|precio|price|color|bomba/
const collapse =
  /(no|sin|not|isnt|wont|cant|doesnt|can not|stopped) (me |se |nos |se me )?(abre los ojos|habl|respond|respir|reaccion|despert|despiert|muev|contest|suelt|respir|breath|talk|mov|wak|spea|answer|let)\w*|desmay|inconscien|unconscious|passed out|collaps|convuls|desplom|tieso|cayo redondo|se desvanec|lifeless/
const withoutAid =
  /(no|not|isnt) (me |se |nos )?(respir|breath)\w*|inconscien|unconscious|passed out|collapsed|convuls/
const isHot =
  /que pela(n|do)?\b|caliente\w*|\broj[oa]s? (viv|la punta|el cable|por)|poniendo roj|al rojo|red hot|glow|\bhot\b|quema\b|queman\b/
const isHotNow = /\b(esta|estan|estaba|puso|puse|pusieron|poniendo|is|are|was|getting|se me|muy)\b/

const comesOut =
  /\b(sal\w*|ech\w*|bot\w*|suelt\w*|solt\w*|tir\w*|hay|empez\w*|comenz\w*|cog\w*|llen\w*|lanz\w*|desprend\w*|vien\w*|sub\w*|veo|com(es?|ing)|pour\w*|giv\w*|start\w*|see|fill\w*)\b/
const rising =
  /\b(agua|mar|rio|crecida|inundacion|water|sea|river|flood)\b (\w+ ){0,4}(lleg|sub|tap|cubr|entr|alcanz|moj|reach|cover|ris|up to|over|under)\w* (\w+ ){0,4}(bateri|batter|inversor|inverter|estacion|station|cable|breaker|toma|enchuf|outlet|equipo|panel electr)/

/** Water that stands where equipment is. */
const standsInWater =
  /\b(agua|water)\b (\w+ ){0,4}(rodilla|tobillo|cintura|pecho|ombligo|muslo|knee|ankle|waist|chest)s?\b|\b(agua|water|inundaci\w+|charco)\b (\w+ ){0,5}(piso|suelo|cuarto|sala|garaje|floor|room)\b.*\b(encendid|prendid|enchufad|conectad|funcionando|plugged|running|turned on)/

const sees = (meanings: Meanings) => meanings.has('electrical')

/** What saves from a shock is asked about. */
const defended = /\b(prote\w+|evit\w+|diferencial|contra|prevent\w*|against)\b/

export type Sign = (text: string, meanings: Meanings) => boolean
const leaks =
  /\b(bot\w*|sal\w*|suelt\w*|gote\w*|chorre\w*|derram\w*|leak\w*|drip\w*|ooz\w*) (\w+ ){0,3}(liquid\w*|fluid|jugo|baba|aceite|gota\w*)|\b(liquid\w*|fluid) (\w+ ){0,3}(sal\w*|bot\w*|gote\w*|leak\w*)/
const splashes = /\b(salpic\w*|roci\w*|splash\w*|spray\w*|squirt\w*)\b/
const corrosive = /\b(acido|acid|electrolito|electrolyte)\b/
const spills =
  /\b(derram\w*|bot(o|aron|e)|cay(o|eron)|ech(o|e|aron)|vir(o|aron)|regu?\w*|spill\w*|pour\w*|got|fell)\b/
const onBody =
  /\b(brazo|mano|manos|ojo|ojos|piel|cara|pierna|pie|pies|dedo|dedos|ropa|boca|arm|hands?|eyes?|skin|face|leg|foot|feet|fingers?|clothes|mouth)\b/
/** A hand in what is live, or somebody who shakes beside it. */
const inHand =
  /\b(met\w*|puso|puse|tiene|stuck|put)\b (\w+ ){0,2}(manos?|dedos?|brazo|hands?|fingers?)\b (\w+ ){0,3}(inversor|inverter|breaker|tablero|caja|toma\w*|enchufe|cables?|panel|outlet|socket|bateria|battery|estacion)/
/** Something is stuck into an outlet. */
const intoOutlet =
  /\b(met(io|ieron|i)|clav(o|aron)|pus(o|ieron)|encaj(o|aron)|stuck|put|poked|shoved)\b (\w+ ){1,4}(en|por|in|into) (el |la |los |1 |the |an |a )?(hueco del |huequito del )?(tomacorriente|enchufe|toma|outlet|socket)\b/
const shakes = /\b(tembl\w*|tiembl\w*|sacudi\w*|sacude\w*|convuls\w*|shak\w*|trembl\w*)\b/
const rainedOn =
  /\b(llovi\w*|llovio|aguacero|lluvia|rain\w*)\b (\w+ ){0,4}(encima|arriba|dentro|adentro|on (it|top|the)|into|inside)|\b(cayo|cogio|entro) (\w+ ){0,3}(aguacero|lluvia)/
const asleep = /\b(durm\w*|dorm\w*|sleep\w*|asleep)\b/
const engine = /\b(planta|generador|generator)\b(?! (solar|portatil|de (energia|litio|bateria)))/
const inside =
  /\b(en|dentro de|in|inside) (el|la|mi|1|the|my|our)? ?(\w+ )?(sala|cuarto|cocina|habitacion|bano|balcon|pasillo|garaje|apartamento|comedor|casa|room|bedroom|kitchen|garage|apartment|house|basement|porch)\b/
const turned = /\bse (me )?(puso|pusieron|ha puesto|esta poniendo)\b|\bturn(ed|ing) (black|brown)\b/

const emergencySigns: readonly (readonly [Emergency, Sign])[] = [
  [
    'shock',
    (text, is) =>
      receivesCurrent(text, {
        isPerson: is.has('person'),
        isTouched: is.has('touched') || (is.has('person') && sees(is)),
      }) && !defended.test(text),
  ],
  [
    'shock',
    (text, is) =>
      is.has('person') &&
      (inHand.test(text) ||
        intoOutlet.test(text) ||
        (shakes.test(text) && sees(is) && is.has('touched'))) &&
      !general.test(text),
  ],
  [
    'acid',
    (text, is) =>
      (is.has('store') || corrosive.test(text)) &&
      (leaks.test(text) || splashes.test(text) || spills.test(text)) &&
      (onBody.test(text) || (corrosive.test(text) && is.has('person'))),
  ],
  [
    'generator',
    (text) => engine.test(text) && asleep.test(text) && inside.test(text) && !general.test(text),
  ],
  ['heat', (text, is) => near(is, 'dark', 'electrical', 8) && turned.test(text)],
  [
    'flooded',
    (text, is) =>
      is.has('electrical') &&
      rainedOn.test(text) &&
      !/^\W*(el |los |mis |the )?panel/.test(text) &&
      !general.test(text),
  ],
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
      !defended.test(text) &&
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
  ['flooded', (text, is) => sees(is) && standsInWater.test(text) && !general.test(text)],
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

/** What the meanings of a text say is happening; a hypothesis counts, since it is asked for a reason. */
export function emergencySignIn(text: string): Emergency | null {
  const meanings = meaningsIn(text)
  return emergencySigns.find(([, fits]) => fits(text, meanings))?.[0] ?? null
}
