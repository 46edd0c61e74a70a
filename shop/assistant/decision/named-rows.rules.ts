import { superlativeIn } from '../matching/superlative.rules.ts'
import { says } from '../understanding/intents.rules.ts'
import { asksReason, type Row, type View } from './view.rules.ts'

const ofFigures: readonly string[] = [
  'solarInput',
  'production',
  'usable',
  'panelVolts',
  'panelCount',
  'cycles',
  'size',
  'weight',
  'power',
  'surge',
  'chargeAmps',
  'dischargeAmps',
  'batteryVolts',
]
/** 'how much solar can I plug into it' */
export const asksFigureOfShown = ({ text, asks, offers }: View): boolean =>
  offers.length === 1 &&
  asks.some((ask) => ofFigures.includes(ask)) &&
  /\b(it|that one|this one|es[ae]|est[ae]|le)\b/.test(text)

/** 'la de rack o la de pared' */
export const betweenMounts =
  /\b(rack|pared|wall|ruedas|wheels)\b.* (?:o|u|y|or|and|vs|versus|contra|que|than) .*\b(rack|pared|wall|ruedas|wheels)\b/

/** 'eso es un dineral, ¿y el kit familia?' */
const endsWithName =
  /(?:^| ,) (?:y|e|and|what about|how about) (?:el|la|los|las|the|1|de) (?:[a-z0-9]+ ){1,5},? ?$/

/** What is named goes before what the texts say of its words. */
/** 'son 987 con todo incluido, ¿verdad?' */
const isConfirmed =
  /\b\d{3,5}\b.*\b(verdad|cierto|correcto|no es asi|right|correct|isnt it|is that so)\b/

export const namedRows: readonly Row[] = [
  [
    'price',
    ({ isChosen, items, budget, text }) =>
      isChosen && items.length === 0 && budget === null && !says.compare.test(text),
  ],
  [
    'price',
    ({ text, isNamed, offers, items }) =>
      isConfirmed.test(text) && isNamed && offers.length === 1 && items.length === 0,
  ],
  [
    'search',
    ({ text, categories, isExact, items, offers }) =>
      superlativeIn(text) !== null &&
      !asksReason(text) &&
      categories.length === 1 &&
      !isExact &&
      items.length === 0 &&
      offers.length < 2,
  ],
  [
    'price',
    ({ text, isExact, offers, asks, budget, items }) =>
      endsWithName.test(text) &&
      isExact &&
      offers.length === 1 &&
      asks.length === 0 &&
      budget === null &&
      items.length === 0,
  ],
]
