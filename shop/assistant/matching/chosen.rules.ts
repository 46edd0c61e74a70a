import type { Product } from '#shop/catalogue/products/product.rules.ts'
import type { Offer } from './offer.rules.ts'
import { sizeOf } from './requirements.rules.ts'

type Figure = 'price' | 'weight' | 'size'
type Choice = { readonly figure: Figure; readonly isMax: boolean } | { readonly place: number }

const the = String.raw`\b(?:el|la|del|al|the|cual(?: es)?|which(?: (?:one|1))?(?: is)?) (?:(?:que|that|one that|1 that) )?(?:es |is )?`
const alone = String.raw`(?= (?:one|1|que|de|cuanto|cuesta|vale|sale|pesa|trae|tiene|aguanta|sirve|puede|y|,|how|what|does|will|can)\b| ?,| *$)`
const lesser = (adjectives: string, verb: string, english: string) =>
  `${the}(?:(?:mas|menos) )?(?:(?<=mas )(?:${adjectives})|${verb} menos|menos ${verb}|${english})`
const greater = (adjectives: string, verb: string, english: string) =>
  `${the}(?:(?:mas ))?(?:(?<=mas )(?:${adjectives})|${verb} mas|mas ${verb}|${english})`

const figures: readonly (readonly [Figure, boolean, RegExp])[] = [
  [
    'price',
    false,
    new RegExp(
      `${lesser('barat\\w+|economic\\w+', '(?:cuesta|vale|sale)', '(?:cheap(?:er|est)|less expensive|least expensive|costs? less)\\b')}`,
    ),
  ],
  [
    'price',
    true,
    new RegExp(
      `${greater('car[oa]s?', '(?:cuesta|vale|sale)', '(?:more expensive|most expensive|pric(?:ier|iest)|costs? more)\\b')}`,
    ),
  ],
  [
    'weight',
    false,
    new RegExp(
      `${lesser('livian\\w+|liger[oa]s?', '(?:pesa|pesada?)', '(?:light(?:er|est)|weighs? less|less heavy)\\b')}`,
    ),
  ],
  [
    'weight',
    true,
    new RegExp(`${greater('pesad[oa]s?', 'pesa', '(?:heav(?:ier|iest)|weighs? more)\\b')}`),
  ],
  [
    'size',
    false,
    new RegExp(
      `${the}(?:mas (?:chiquit\\w+|pequen\\w+|chic[oa])|menor|small(?:er|est)|(?:chiquit[oa]|pequen[oa]|chic[oa]|small)${alone})`,
    ),
  ],
  [
    'size',
    true,
    new RegExp(
      `${the}(?:mas (?:grande|potente|fuerte)|mayor|bigg(?:er|est)|larg(?:er|est)|(?:more|most) powerful|(?:grande|potente|big|large)${alone})`,
    ),
  ],
]
const places: readonly RegExp[] = [
  new RegExp(`${the}(?:primer[oa]?|first)${alone}`),
  new RegExp(`${the}(?:segund[oa]|second)${alone}`),
  new RegExp(`${the}(?:tercer[oa]?|third)${alone}`),
]
/** 'la más barata que tengan' is looked for in the whole shop; 'más liviana que la otra' compares. */
const ofAll =
  /\b(t(?:ien|eng)\w+|hay|venden?|ustedes|catalogo|tienda|you (have|sell|got)|in stock|(?:siguiente|proxim[oa]|next))\b|\b(mas|menos|more|less) \w+ (que|than) (el|la|l[oa]s|es[ae]|the|that)\b/

/** Which of those that were shown is meant: 'la más barata de las dos', 'the lighter one', 'la segunda'. */
export function choiceIn(text: string): Choice | null {
  if (ofAll.test(text)) return null
  const found = figures.find(([, , words]) => words.test(text))
  if (found) return { figure: found[0], isMax: found[1] }
  const place = places.findIndex((words) => words.test(text))
  return place < 0 ? null : { place }
}

const figureOf = (product: Product, figure: Figure): number => {
  if (figure === 'price') return product.priceUsa ?? 0
  return figure === 'weight' ? (product.weightLbs ?? 0) : sizeOf(product)
}

export function chosenOf(choice: Choice, shown: readonly Offer[]): readonly Offer[] {
  if ('place' in choice) return shown.slice(choice.place, choice.place + 1)
  const sign = choice.isMax ? -1 : 1
  const { figure } = choice
  return shown
    .toSorted((a, b) => sign * (figureOf(a.product, figure) - figureOf(b.product, figure)))
    .slice(0, 1)
}
