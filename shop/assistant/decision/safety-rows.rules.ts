import { namesAid } from '../safety/breathing.rules.ts'
import type { Emergency } from '../safety/emergency.rules.ts'
import type { Forbidden } from '../safety/forbidden.rules.ts'
import { installing } from '../safety/forbidden.rules.ts'
import { unplatedIn } from '../safety/plated-devices.rules.ts'
import { says } from '../understanding/intents.rules.ts'
import {
  asksAboutOthers,
  asksForLimits,
  asksForOtherWork,
  asksOwnOrder,
  claimsPrice,
} from './requests.rules.ts'
import type { Row, View } from './view.rules.ts'

const afterwards =
  /despues|luego|ahora|ya (la|lo|esta)|que (hago|hacemos)|hago con|saque|apague|then|next|now\b|after|what (do|should)|already|ya (se|no)\b|\b(us(o|e|ar|arl\w)|volver|vuelvo|prend\w*|enciend\w*|encend\w*|carg\w*|toc\w*|muev\w*|mov\w*|conect\w*|bot(o|ar\w*)|arregl\w*|repar\w*|segur\w*|abr\w*|again|use|charge|touch|move|turn|throw|fix|safe)\b/

/** What is done for somebody stays what it was; of a battery there is more to tell. */
const ofSomebody: readonly (Emergency | null)[] = [
  ...(['line', 'shock', 'generator', 'swallowed'] as const),
  ...(['lifeline', 'acid', 'lightning', 'coldMedicine'] as const),
]

/** The price is asked, whatever was claimed before: the true one is told. */
const plainPrice =
  /^(?!.*\b(?:di|dile|say|repeat|repite|confirm\w*|responde|write|escrib\w*|ignor\w*|forget|olvid\w*|set|pon\w*|cambi\w*)\b).*\b(?:tell me|dime|what is|cual es) (?:\w+ ){0,2}(?:its|the|el|su) (?:price|precio)\b/

/** Danger before anything else. */
export const safetyRows: readonly Row[] = [
  ['emergency', ({ read }) => read.emergency !== null],
  [
    'emergency',
    ({ state, categories, text }) =>
      ofSomebody.includes(state.emergency) && categories.length < 2 && afterwards.test(text),
  ],
  [
    'emergencyAfter',
    ({ state, categories, text }) =>
      state.emergency !== null && categories.length < 2 && afterwards.test(text),
  ],
  [
    'price',
    ({ text, isNamed, offers, asks }) =>
      plainPrice.test(text) && isNamed && offers.length === 1 && asks.includes('price'),
  ],
  [
    'limits',
    ({ text }) =>
      (says.limits.test(text) && !says.reset.test(text)) ||
      asksForLimits(text) ||
      asksForOtherWork(text),
  ],
  ['discount', ({ text }) => claimsPrice(text)],
]

/** Plans that kill, whatever product is named beside them. */
const deadly: readonly Forbidden[] = [
  ...(['backfeed', 'fuse', 'theft', 'live', 'sources', 'thinWire'] as const),
  ...(['modifiedSine', 'alternator', 'leadCharger', 'neutral'] as const),
  ...(['weakFuse', 'oneFuse', 'aluminum', ...installing] as const),
]

/** Batteries of one kind, which are joined where they are alike: the answer says when. */
const joinsAlike = (plan: Forbidden, wiring: View['wiring']): boolean =>
  plan === 'mixedBatteries' && wiring?.kind === 'ownBank'

const aboutOrder = /cancel|zelle|garantia|pague|paid|reembols|refund|devol|recib/

/** Which paper a recipient shows is no data of anybody. */
const aboutPapers =
  /\b(carne\w*|identidad|identificacion|documento|pasaporte|id card|passport)\b.*\b(obligatori\w*|hace falta|necesari\w*|necesita\w*|piden?|exigen?|required|needed|mandatory)\b|\b(obligatori\w*|hace falta|piden?|exigen?|required|need)\b.*\b(carne\w*|identidad|identificacion|pasaporte|id card|passport)\b/

/** Orders, accounts and talk. */
export const personRows: readonly Row[] = [
  [
    'othersData',
    ({ text }) => !aboutPapers.test(text) && (says.othersData.test(text) || asksAboutOthers(text)),
  ],
  ['account', ({ text }) => says.reset.test(text)],
  [
    'account',
    ({ text, state }) =>
      (state.passage === 'reset' || state.passage === 'resetMail') &&
      /correo|email|mail|llega|arriv|spam/.test(text),
  ],
  ['verify', ({ text }) => says.verify.test(text)],
  ['order', ({ text }) => (says.order.test(text) || asksOwnOrder(text)) && !aboutOrder.test(text)],
  ['identity', ({ text }) => says.identity.test(text)],
  ['translate', ({ text }) => says.translate.test(text)],
  ['human', ({ text }) => says.human.test(text)],
  [
    'human',
    ({ text, before }) => before === 'human' && /no tengo|otr[oa]|instead|dont have/.test(text),
  ],
  ['greeting', ({ text }) => says.greeting.test(text)],
  ['thanks', ({ text }) => says.thanks.test(text)],
  [
    'danger',
    ({ read, isNamed, asks, wiring }) =>
      read.forbidden !== null &&
      !joinsAlike(read.forbidden, wiring) &&
      (deadly.includes(read.forbidden) || !(isNamed && asks.length > 0)),
  ],
]

const soldHere =
  /\b(venden?|vendes|tienen a la venta|do you (sell|carry)|repar\w+|alquil\w+|rent)\b/
const running = /\b(sirv|aguant|pued|alcanz|dur|resist|funcion|work|run|enough|last|power|do it)/
const buying =
  /\b(compr\w+|necesit\w+|recom\w+|conviene|(que|cual|cuanto) (kit|equipo|sistema|estacion|bateria|inversor|me hace|hace)|hace falta|buy|need|get|recommend|which|what (kit|system|station|equipment|do|should))\b/

/** What somebody's health depends on is sized, or its plate is asked for; never a fan, and never a text. */
export const medicalRows: readonly Row[] = [
  ['system', ({ text }) => unplatedIn(text) !== null && !soldHere.test(text)],
  ['fits', ({ state, text, isStore }) => state.unplated !== null && isStore && running.test(text)],
  [
    'system',
    ({ text, items, isNamed, isStore, asks, parts, budget }) =>
      namesAid(text) &&
      items.length > 0 &&
      !(isNamed && isStore) &&
      parts.length === 0 &&
      asks.length === 0 &&
      budget === null &&
      buying.test(text) &&
      !says.consumption.test(text),
  ],
]
