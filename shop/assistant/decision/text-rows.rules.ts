import { says } from '../understanding/intents.rules.ts'
import { sending } from './receiver-rows.rules.ts'
import type { Row } from './view.rules.ts'

const maxBareWords = 6
const timing = /demora|tarda|cuanto tiempo|how long|dias|days|cuando llega/
const residing =
  /\b(esta|estan|vive|viven|vivo|vivimos|es|son|soy|somos|queda|is|are|lives?|am) (en|de|in|from|at)\b/
const otherSubject =
  /instal|maestr|mipyme|negocio|recib|devol|return|garantia|trabaj|militar|pag[ao]/

/** Somebody says what is needed and asks nothing yet: 'i need power for a fridge'. */
const declared =
  /(?<!(do|does) )\b(i|we) need\b|what (do|does|should) \w+ (need|buy|get)\b|^ ,?(hola |buen\w+ |\w+ ,)*(yo )?(necesit|quier|busc)\w* /
const aboutQuality = /onda|sine|serie|paralelo|series|parallel|voltaje|voltage|garantia|warranty/

export const isQuestion =
  /\b(se puede|significa|que (inclinacion|lado|pasa|hago)|hacia|cada cuanto|puedo|cuanto|son|es|are|is|tienen?|aguantan?|resisten?|como|de que|por que|porque|why|does|do|can|which|what|cual)\b/

const owned =
  /^ (?:,|hola|buen\w+|,| )*(?:yo |ella |el |ellos |mi \w+ )?(?:tengo|tenemos|tiene|tienen|usa|usan|en (?:la|mi|su) casa (?:hay|tengo|tiene|tienen)|alli hay|i have|we have|ive got|she has|he has|they have|my \w+ has) /
/** Delivery to a province, and the shop's texts where they clearly answer. */
export const textRows: readonly Row[] = [
  // 'un ventilador, 4 bombillos y router por 10 horas': a list of devices wants a set
  // 'panel de 550', and nothing else
  [
    'price',
    ({ isNamed, isExact, asks, items, text, offers }) =>
      isNamed &&
      isExact &&
      offers.length === 1 &&
      asks.length === 0 &&
      items.length === 0 &&
      text.trim().split(' ').length <= maxBareWords - 1 &&
      !isQuestion.test(text),
  ],
  [
    'search',
    ({ items, categories, text, isNamed }) =>
      items.length > 0 && categories.length === 0 && !isNamed && says.cheapest.test(text),
  ],
  [
    'system',
    ({ items, read, text, isNamed, categories, budget, asks }) =>
      items.length > 1 &&
      (read.blackoutHours !== null || owned.test(text)) &&
      !(isQuestion.test(text) && read.blackoutHours === null && /\b(cual|que) /.test(text)) &&
      !isNamed &&
      categories.every((one) => one === 'panel') &&
      budget === null &&
      asks.length === 0,
  ],
  [
    'province',
    ({ read, text }) =>
      read.province !== null &&
      !otherSubject.test(text) &&
      (sending.test(text) || timing.test(text) || text.trim().split(' ').length < maxBareWords),
  ],
  [
    'province',
    ({ read, text, items, categories, budget, asks }) =>
      read.province !== null &&
      residing.test(text) &&
      !otherSubject.test(text) &&
      items.length === 0 &&
      categories.length === 0 &&
      budget === null &&
      asks.every((ask) => ask === 'ships'),
  ],
  ['province', ({ before, text }) => before === 'province' && timing.test(text)],
  [
    'system',
    ({ knowsLoad, text, categories, isSearch, isVerySure, read }) =>
      knowsLoad &&
      (categories.length === 0 || categories[0] === 'kit') &&
      (says.which.test(text) || isSearch) &&
      (!isVerySure || read.house !== null || /recom|\bkit|sistem|system/.test(text)),
  ],
  [
    'system',
    ({ items, categories, text, budget }) =>
      items.length > 0 &&
      (categories.length === 0 || categories[0] === 'kit') &&
      budget === null &&
      declared.test(text) &&
      !aboutQuality.test(text),
  ],
  ['system', ({ text }) => /\bdisen|design (a|my)|what do i need/.test(text)],
  ['policy', ({ isVerySure }) => isVerySure],
  ['unknownFact', ({ asks, isVerySure }) => asks.includes('origin') && !isVerySure],
]
