import { type Intent, says } from './intents.rules.ts'
import { firstOf } from './quantities.rules.ts'
import type { Read } from './understanding.rules.ts'

const stores = ['battery', 'portable', 'kit'] as const

/** A product with storage: by its category or by a capacity figure. */
const namesStore = ({ categories, quantities }: Read): boolean =>
  categories.some((category) => stores.some((one) => one === category)) ||
  firstOf(quantities, 'Wh') !== null ||
  firstOf(quantities, 'Ah') !== null

const namesProduct = (read: Read): boolean =>
  read.categories.length > 0 &&
  read.quantities.some(({ unit }) => unit !== 'usd' && unit !== 'h' && unit !== 'kWhMonth')

type Rule = readonly [Intent, (read: Read) => boolean]

const aboutPersons: readonly Rule[] = [
  ['limits', ({ text }) => says.limits.test(text)],
  ['danger', ({ danger }) => danger !== null],
  ['order', ({ text }) => says.othersData.test(text)],
  ['policy', ({ topic }) => ['damage', 'refund', 'cancel', 'late'].includes(topic ?? '')],
  ['order', ({ text }) => says.order.test(text)],
  ['discount', ({ text }) => says.discount.test(text)],
  ['human', ({ text }) => says.human.test(text)],
]

const aboutEnergy: readonly Rule[] = [
  [
    'recharge',
    (one) => says.charging.test(one.text) && says.howLong.test(one.text) && namesStore(one),
  ],
  ['compare', ({ text, categories }) => says.compare.test(text) && categories.length > 0],
  [
    'runtime',
    (one) =>
      says.runtime.test(one.text) &&
      (namesStore(one) ||
        (one.items.length > 0 &&
          one.topic === null &&
          !says.which.test(one.text.replace(/que|cuanto|what|how/g, '')))),
  ],
  [
    'inverter',
    ({ text, categories, items, quantities }) =>
      categories[0] === 'inverter' &&
      !/consum|gasta/.test(text) &&
      firstOf(quantities, 'W') === null &&
      says.which.test(text) &&
      !says.price.test(text) &&
      (items.length > 0 || !says.search.test(text)),
  ],
  [
    'panels',
    ({ text, categories, items, kwhAMonth, house }) =>
      categories.includes('panel') &&
      says.howMany.test(text) &&
      !says.price.test(text) &&
      (items.length > 0 ||
        kwhAMonth !== null ||
        house !== null ||
        /casa|house|home|necesito|need/.test(text)),
  ],
  [
    'batterySize',
    ({ text, categories, items, house }) =>
      categories.includes('battery') &&
      !categories.includes('kit') &&
      says.which.test(text) &&
      !says.price.test(text) &&
      (items.length > 0 || house !== null),
  ],
  ['consumption', ({ text, items }) => says.consumption.test(text) && items.length > 0],
]

const aboutShop: readonly Rule[] = [
  [
    'policy',
    (one) =>
      one.topic !== null &&
      !(says.price.test(one.text) && namesProduct(one)) &&
      !(one.items.length > 0 && one.topic === 'destinations'),
  ],
  ['price', (one) => says.price.test(one.text) && (one.categories.length > 0 || namesProduct(one))],
  [
    'guide',
    ({ chapter, items, categories }) =>
      chapter !== null &&
      (chapter !== 'antes' ||
        (items.length === 0 && categories.length > 0) ||
        (categories.length === 0 && items.length === 0)),
  ],
  [
    'system',
    ({ text, items, kwhAMonth, house, categories, quantities }) =>
      items.length > 0 ||
      kwhAMonth !== null ||
      house !== null ||
      (says.system.test(text) &&
        !says.search.test(text) &&
        (categories.length === 0 || categories[0] === 'kit') &&
        quantities.every(({ unit }) => unit === 'h' || unit === 'usd')),
  ],
  ['search', ({ text, categories }) => categories.length > 0 || says.search.test(text)],
  ['greeting', ({ text }) => says.greeting.test(text)],
  ['thanks', ({ text }) => says.thanks.test(text)],
]

const rules: readonly Rule[] = [...aboutPersons, ...aboutEnergy, ...aboutShop]

/** The intent of a question: the first match, by priority. */
export const intentOf = (read: Read): Intent =>
  rules.find(([, fits]) => fits(read))?.[0] ?? 'unknown'
