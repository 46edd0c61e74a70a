import { knowledge } from '../messages/messages.ts'
import { fold } from '../understanding/folding.rules.ts'
import { askedOfShop } from './asked-shop.rules.ts'
import { askedOfProducts, askedOfSolar } from './asked-solar.rules.ts'
import { ofProducts, type PassageId, passages } from './passages.rules.ts'
import { phrasings } from './phrasings.rules.ts'
import { type Known, likenessTo } from './similar.rules.ts'

const asked: Readonly<Partial<Record<PassageId, string>>> = { ...askedOfShop, ...askedOfSolar }
const questionsIn = (list: string): string[] => list.split(' | ')

/** In both languages, since people mix them. */
const known: readonly Known[] = [
  ...passages.map(({ id, ask }) => ({
    id,
    questions: questionsIn(asked[id] ?? ''),
    words: fold([ask, phrasings[id] ?? '', knowledge.es[id], knowledge.en[id]].join(' ')),
  })),
  { id: ofProducts, questions: questionsIn(askedOfProducts), words: '' },
]

/** The passages whose questions are most alike to one, best first. */
export const alikeTo = likenessTo(known)
