import type { Row } from '../decision/view.rules.ts'
import { says } from '../understanding/intents.rules.ts'

/** How long somebody's own lead battery lasts, however many are joined: no product is meant. */
export const leadRows: readonly Row[] = [
  [
    'runtime',
    ({ read, items, text, isNamed }) =>
      read.saysChemistry &&
      read.chemistry !== 'lifepo4' &&
      items.length > 0 &&
      !isNamed &&
      says.runtime.test(text),
  ],
]
