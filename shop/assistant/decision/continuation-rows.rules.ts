import type { Intent } from '../understanding/intents.rules.ts'
import type { Row, View } from './view.rules.ts'

const maxWords = 10
/** Where it goes is told at more length: 'si lo quiero para mi casa en Houston, no para Cuba'. */
const maxPlaced = 14
const maxBare = 6
const maxTerse = 4
const wordCount = (text: string) => text.split(' ').filter((word) => /[a-z0-9]/.test(word)).length

/** A question that only adds to the one before: 'tiene que aguantar 12 horas', 'sin paneles', 'para Cuba'. */
const isRefinement = ({ text, isNamed, asks }: View, max = maxWords): boolean =>
  !isNamed && wordCount(text) <= max && asks.every((ask) => ask === 'ships' || ask === 'output')

const noPanels =
  /sin (los )?(panel|placa)|no (puedo|quiero) (\w+ )?(panel|placa)|(without|no) (the )?panels?/
const bringsNeed = ({ state, read, hasUnit, text }: View): boolean =>
  read.items.length > 0 ||
  read.blackoutHours !== null ||
  hasUnit('V') ||
  noPanels.test(text) ||
  (/ (techo|azotea|roof) /.test(text) && state.withoutPanels)
const bringsPlace = ({ read, asks }: View): boolean =>
  read.destination !== null || asks.includes('ships')

/** Asked again with what was added. */
const again: readonly Intent[] = [
  'search',
  'system',
  'fits',
  'runtime',
  'batterySize',
  'inverter',
  'panels',
]
const sizing: readonly Intent[] = ['search', 'system', 'batterySize', 'inverter', 'panels']

const placed: readonly Intent[] = ['price', 'search', 'compare', 'fits', 'unknownFact']

/** 'y cuál sí': another one for the same devices. */
export const alternativeRows: readonly Row[] = [
  [
    'search',
    ({ text, state }) =>
      state.items.length > 0 &&
      state.focus.length > 0 &&
      /^ (pero |y |entonces |ok |,|and |so |then )*(cual|cuales|which)( one| ones)? (si|do|does|can|will|me sirve|sirve|puede|aguanta)\b/.test(
        text,
      ) &&
      wordCount(text) <= maxBare,
  ],
]

const maxDeclared = 9
/** What continues the question before. */
export const continuationRows: readonly Row[] = [
  [
    'fits',
    ({ before, text, items, offers, isNamed, budget }) =>
      before === 'compare' &&
      /^ (?:,? ?(?:y|es que|pero|i) )*(?:tengo|tenemos|es para|quiero poner|voy a poner|have|its for)\b/.test(
        text,
      ) &&
      items.length > 0 &&
      offers.length > 1 &&
      !isNamed &&
      budget === null &&
      wordCount(text) <= maxDeclared,
  ],
  [
    'search',
    ({ budget, state, isNamed, text, items }) =>
      budget !== null &&
      !isNamed &&
      items.length === 0 &&
      state.category !== null &&
      wordCount(text) <= maxWords,
  ],
  [
    'province',
    ({ before, read, state, text }) =>
      before === 'province' &&
      (read.province !== null || / (a|para|en) la isla\b/.test(text)) &&
      state.province !== null,
  ],
  [
    'price',
    (view) =>
      placed.includes(view.before ?? 'unknown') &&
      isRefinement(view, maxPlaced) &&
      bringsPlace(view) &&
      view.read.province === null &&
      view.items.length === 0 &&
      view.categories.length === 0 &&
      view.state.focus.length > 0,
  ],
  ...again.map(
    (intent): Row => [
      intent,
      (view) =>
        view.before === intent &&
        isRefinement(view) &&
        bringsNeed(view) &&
        view.budget === null &&
        (sizing.includes(intent) || view.isFollowUp || wordCount(view.text) <= maxBare) &&
        (!view.isVerySure || (view.isFollowUp && wordCount(view.text) <= maxTerse)),
    ],
  ),
]
